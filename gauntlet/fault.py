"""What a fault is: one wrong line, what is seen of it, and how the check-up finds it."""

from collections.abc import Callable
from dataclasses import dataclass, field

from annotated import count_parameters
from gauntlet.planting import BUILD, KINDS, SETTINGS, call_of, model_of, plant
from transformer_checkup import checkup, checkup_part

PASSING = ("passed", "skipped")
MARKS = {"doubtful": "? ", "uncommon": "≠ "}
TUTORIAL = "a published tutorial"
TWO = "two published tutorials"
PUBLIC = "a public implementation"
USUAL = "many lists of common mistakes"


@dataclass(frozen=True, kw_only=True)
class Diagnosis:
    """The question of the gauntlet.

    Attributes:
        given: what was done. right: the diagnosis that is right.
        wrong: the others, each with what in the symptom speaks against it.
    """

    given: str
    right: str
    wrong: tuple[tuple[str, str], ...]


@dataclass(frozen=True, kw_only=True)
class Fault:
    """One fault, and all that the book says about it.

    Attributes:
        id, title: what it is called. provenance: where it was found.
        loud: it raises an error sooner or later; otherwise it is silent.
        file, before, after: the line, and what it became.
        symptom: what one sees, in a sentence. explanation: why. hints: from vague to clear.
        chapter: the number of the chapter that explains it.
        sees: at least these checks of the check-up must find it.
        measure: runs the fault, and gives what the gauntlet shows of it (see symptoms/).
        diagnosis: what the gauntlet asks.
        model: what the model is built with. told: what the check-up is told about it.
        kinds: the parts to look at, beside those that the file suggests.
        pads: the padding ids of the two languages. also: what has to be changed beside it.
    """

    id: str
    title: str
    provenance: str
    loud: bool = False
    file: str
    before: str
    after: str
    symptom: str
    explanation: str
    chapter: int
    hints: tuple[str, str, str]
    sees: tuple[str, ...]
    measure: Callable[..., list[dict]]
    diagnosis: Diagnosis
    model: dict = field(default_factory=dict)
    told: dict = field(default_factory=dict)
    kinds: tuple[str, ...] = ()
    pads: tuple[int, int] = (0, 0)
    also: tuple = ()

    def plant(self):
        return plant((self.file, self.before, self.after), *self.also)

    def make_broken(self, kind: str = "model") -> Callable:
        """Make the broken object: a whole model, or a part of this kind."""
        planted = self.plant()
        return (
            model_of(planted, **self.model) if kind == "model" else BUILD[kind](planted)
        )

    def all_kinds(self) -> list[str]:
        of_file = ["model", *KINDS[self.file]] if self.file != "right_parts.py" else []
        return [*of_file, *self.kinds]

    def checkups(self, train: bool = False) -> dict:
        """Yield a check-up of the model and of each part that could show the fault."""
        return {kind: self.checkup_of(kind, train) for kind in self.all_kinds()}

    def checkup_of(self, kind: str, train: bool = False):
        if kind == "model":
            return self.checkup_model(train)
        name = kind.partition(",")[0]
        settings = SETTINGS.get(name, {})
        try:
            part = self.make_broken(kind)
        except Exception as error:
            part = raising(error)
        return checkup_part(name, part, progress=False, **settings)

    def checkup_model(self, train: bool):
        told = dict(
            src_vocab=17, tgt_vocab=19, pad_id=self.pads, max_len=61, dropout=0.1
        )
        told |= dict(n_parameters=expected_parameters(self.model), train=train)
        try:
            planted = self.plant()
            model, call = model_of(planted, **self.model), call_of(planted, self.pads)
        except Exception as error:  # it cannot even be built
            model, call = raising(error), lambda model, src, tgt: model(src, tgt)
        told = {**told, "progress": False, **self.told}
        return checkup(model, call=call, **told)

    def caught_by(self, train: bool = False, reports: dict | None = None) -> list[str]:
        """Return "kind: check" for every row that did not pass, with a mark before a doubt."""
        return [
            f"{MARKS.get(row.outcome, '')}{kind}: {row.name}"
            for kind, report in (reports or self.checkups(train)).items()
            for row in report
            if row.outcome not in PASSING
        ]


def raising(error: Exception) -> Callable:
    def cannot_be_built(*_, **__):
        raise error

    return cannot_be_built


def expected_parameters(settings: dict) -> int:
    """Return how many weights the right model has."""
    return count_parameters(model_of(plant(), **settings))
