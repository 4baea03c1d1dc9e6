"""The small world as a machine: at each word of a story, a distribution over the next word."""

from collections.abc import Iterable
from dataclasses import dataclass

from annotated_lab.small_world import words as w

Distribution = dict[str, float]


@dataclass
class Thing:
    """A thing with a holder or a place; with neither, it is lost."""

    color: str
    holder: str | None = None
    place: str | None = None


class Story:
    """A story so far: who has what, and which words may come next."""

    def __init__(self, words: Iterable[str] = ()):
        self.words: list[str] = []
        self.people: list[str] = []
        self.things: dict[str, Thing] = {}
        self.wanter: str | None = None  # who wants a thing, or has just got it
        self.thing = ""  # the last noun: what the wanter wants, and what "it" means
        self.granted = False  # whether the wanter has got it
        self.is_clear = True  # whether "he" or "she" can only be the wanter
        self.begin_sentence()
        for word in words:
            self.add(word)

    def begin_sentence(self) -> None:
        self.expected = ["START"]
        self.subject = self.verb = self.other = self.place = self.color = ""

    @property
    def wish(self) -> Thing | None:
        return None if self.granted or not self.wanter else self.things[self.thing]

    def next_words(self) -> Distribution:
        """Return the probability of each word that may come next."""
        if not self.expected:
            return {}
        match self.expected[0]:
            case "START":
                return self.first_words()
            case "NEWCOMER":
                return uniform(name for name in w.GENDER if name not in self.people)
            case "MORE":
                return {".": 0.5, "and": 0.5}
            case "NEW":
                return uniform(noun for noun in w.THINGS if noun not in self.things)
            case "WHERE":
                return mix((0.5, {"It": 1}), (0.5, uniform(self.people)))
            case "COLOR" | "PLACE" | "ASKED" as kind:
                choices = dict(COLOR=w.COLORS, PLACE=w.PLACES, ASKED=self.things)
                return uniform(choices[kind])
            case "VERB":
                return {self.next_verb(): 1.0}
            case "THING":
                return {"it": w.PRONOUN, "the": 1 - w.PRONOUN}
            case "HOLDER":
                return {str(self.things[self.thing].holder): 1.0}
            case "SPOT":  # what was lost can be found anywhere
                place = self.things[self.thing].place
                return {place: 1.0} if place else uniform(w.PLACES)
            case "RECEIVER":
                return self.receiver_words()
            case "ACTOR":  # after "Then": the one who has just got the thing
                name, share = str(self.wanter), w.PRONOUN if self.is_clear else 0.0
                return mix((share, {w.GENDER[name]: 1}), (1 - share, {name: 1}))
            case "DEED":
                return proportional(w.DEEDS)
            case word:
                return {word: 1.0}

    def first_words(self) -> Distribution:
        if not self.people:
            return uniform(w.GENDER)
        if len(self.things) < w.N_THINGS:
            return {"The": 1.0}
        if self.wish:
            return self.words_for_who_acts(self.wish)
        then = w.THEN if self.granted else 0.0
        return mix((then, {"Then": 1}), (1 - then, self.words_without_then()))

    def words_without_then(self) -> Distribution:
        if len(self.words) >= w.MUST_END:
            return {w.END: 1.0}
        end = w.END_SHARE if len(self.words) >= w.MAY_END else 0.0
        return mix(
            (end, {w.END: 1}),
            ((1 - end) * w.QUESTION, proportional(w.QUESTIONS)),
            ((1 - end) * (1 - w.QUESTION), uniform(self.people)),
        )

    def words_for_who_acts(self, wish: Thing) -> Distribution:
        pronoun = w.SUBJECT_PRONOUN[w.GENDER[str(self.wanter)]]
        wanter = {pronoun: w.PRONOUN, str(self.wanter): 1 - w.PRONOUN}
        if wish.holder in (None, self.wanter):
            return wanter
        return mix((0.5, wanter), (0.5, {str(wish.holder): 1}))

    def next_verb(self) -> str:
        if len(self.people) == 1:
            return "meets"
        if not self.wish:
            return "wants"
        if self.subject != self.wanter:
            return "gives"
        if self.wish.holder == self.wanter:
            return "has"
        return "takes" if self.wish.holder else "finds"

    def receiver_words(self) -> Distribution:
        if not self.wish:
            return uniform(name for name in self.people if name != self.subject)
        name = str(self.wanter)
        if w.GENDER[name] == w.GENDER[self.subject]:
            return {name: 1.0}
        return {w.OBJECT_PRONOUN[w.GENDER[name]]: w.PRONOUN, name: 1 - w.PRONOUN}

    def add(self, word: str) -> None:
        """Go on by this word, if it can come next. (If not, `reasons.reason` says why.)"""
        if word not in self.next_words():
            raise ValueError(f"word = {word!r} cannot come next: see next_words()")
        self.words.append(word)
        match self.expected.pop(0):
            case "START":
                self.add_first(word)
            case "VERB" | "DEED":
                self.verb, self.expected = word, w.AFTER[word].split()
            case "THING" if word == "the":
                self.expected.insert(0, self.thing)
            case "ASKED":
                self.thing = word
                if self.verb in w.QUESTIONS:
                    self.expected += [*self.answer(), "."]
            case "WHERE":
                self.other = "" if word == "It" else word
                rest = w.AFTER["It"] if word == "It" else "has it ."
                self.expected = rest.split()
            case "MORE" if word == "and":
                self.expected = ["NEWCOMER", "."]
            case "NEWCOMER":
                self.people.append(word)
            case "NEW":
                self.thing = word
            case "COLOR":
                self.color = word
            case "PLACE" | "SPOT":
                self.place = word
            case "HOLDER" | "RECEIVER":
                self.other = str(self.wanter) if word in ("her", "him") else word
        if word == "." and not self.expected:
            self.end_sentence()

    def add_first(self, word: str) -> None:
        if word == w.END:
            self.expected = []
        elif word in w.AFTER:
            self.verb, self.expected = word, w.AFTER[word].split()
            self.subject = str(self.wanter) if word == "Then" else ""
        else:
            self.subject = str(self.wanter) if word in ("She", "He") else word
            if not self.people:
                self.people.append(word)
            self.expected = ["VERB"]

    def answer(self) -> list[str]:
        thing = self.things[self.thing]
        if self.verb == "What":
            return ["It", "is", thing.color]
        if self.verb == "Who":
            return [thing.holder or "Nobody"]
        if thing.holder:
            return [thing.holder, "has", "it"]
        if thing.place:
            return ["It", "is", "in", "the", thing.place]
        return ["Nobody", "knows"]

    def end_sentence(self) -> None:
        if self.verb == "The":
            self.things[self.thing] = Thing(self.color)
            self.move(self.other, self.place)
        elif self.verb == "wants":
            self.wanter, self.granted = self.subject, False
        elif self.wish:
            self.grant(str(self.wanter))
        else:
            if self.verb in w.DEEDS:
                self.move(self.other, self.place)
            self.wanter, self.granted = None, False
        self.begin_sentence()

    def move(self, holder: str = "", place: str = "") -> None:
        thing = self.things[self.thing]
        thing.holder, thing.place = holder or None, place or None

    def grant(self, wanter: str) -> None:
        giver = self.other if self.verb == "takes" else self.subject
        self.is_clear = giver == wanter or w.GENDER[giver] != w.GENDER[wanter]
        self.move(wanter)
        self.granted = True


def uniform(words: Iterable[str]) -> Distribution:
    words = list(words)
    return {word: 1 / len(words) for word in words}


def proportional(weights: dict[str, int]) -> Distribution:
    total = sum(weights.values())
    return {word: weight / total for word, weight in weights.items()}


def mix(*parts: tuple[float, Distribution]) -> Distribution:
    """Sum up distributions, each with its share."""
    mixed: Distribution = {}
    for share, distribution in parts:
        if share > 0:
            for word, probability in distribution.items():
                mixed[word] = mixed.get(word, 0.0) + share * probability
    return mixed
