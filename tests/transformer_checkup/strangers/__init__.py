"""Models as strangers write them: faults that no check was written for, and designs that are right.

models.py      one plain encoder-decoder, a decoder alone and an encoder alone
fault.py       what a fault is here, and how a check-up of it is judged
faults_*.py    the faults
designs.py     right models that are unusual
fresh.py       faults that were written last, when the checks were finished
written/      whole models in six styles, with 64 faults that were written before anybody looked
              at the checks, and 15 designs; in faults_unseen.py some that no row showed
"""
