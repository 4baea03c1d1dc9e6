"""Wrong Transformers, on purpose. This room has two lists of them, which have nothing in common.

**Faults teach.** `catalogue/` has each fault with all that belongs to it: the line and what it
became, the hints, the diagnoses to choose from, and what is measured to show it.

    fault.py        what a fault is, and what the check-up says of it
    catalogue/      the faults, by the part of the model in which they are
    symptoms/       what is measured: one function for each way to look
    sentences/      sentences that one reads about the Transformer, each with the line that tests it
    planting.py     plants a fault in a copy of the model, in memory
    right_parts.py  right versions of a few loops, for faults that the package has no place for
    chapters.py     file and title of a chapter, for links

    python -m gauntlet.make_gauntlet       writes widgets/gauntlet/gauntlet.json, which the pages
                                           "The gauntlet" and "Find the false sentence" show
    python -m gauntlet.make_fault_matrix   writes fault_matrix.json and book/faults-and-checks.md

`make gauntlet` runs both. To add a fault: write it into `catalogue/`, then `make gauntlet`.

**Mutants test the tests.** `mutants/` has, for each file of the package, wrong versions of one
place in it. `python -m gauntlet.mutate` (`make mutants`) plants each in a copy of the package and
runs the tests: one must fail. To add a mutant: write it into the file of the same name.
"""
