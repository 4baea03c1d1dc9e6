"""The small world as a machine: at each word of a story, a distribution over the next word.

Two or three people are introduced, then two things. After that, people go, take, find, give,
carry, drop, hide and lose, and now and then somebody asks. All that can happen next follows
from the words so far, and so does its probability.

The rules: one takes what lies open or what somebody here has, and gives to somebody here.
What one carries comes along. What was hidden is found where it is, and what was lost can be
found anywhere. *She* is the last woman who was mentioned, *he* the last man, *it* the last
thing; after a sentence with two women, *she* is not used, nor *he* after two men.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from annotated.data.small_world import words as w


@dataclass
class Thing:
    """`place` is where it lies open or hidden; None while it is held, and when it is lost."""

    color: str
    place: str | None = None
    holder: str | None = None
    hidden: bool = False

    @property
    def lost(self) -> bool:
        return self.place is None and self.holder is None


class Story:
    """A story so far: who is where, what is where, and which words may come next.

    Attributes:
        people: name -> place, and `things`: noun -> `Thing`, in the order of mention.
        places: those that the story knows.
        meaning: what "she", "he" and "it" stand for now, or None.
        expected: the rest of the sentence, see `words.AFTER`. Empty when the story has ended.
    """

    def __init__(self, words: Iterable[str] = ()):
        self.words: list[str] = []
        self.people: dict[str, str] = {}
        self.things: dict[str, Thing] = {}
        self.places: list[str] = []
        self.meaning: dict[str, str | None] = {"she": None, "he": None, "it": None}
        self.begin_sentence()
        for word in words:
            self.add(word)

    def begin_sentence(self) -> None:
        self.expected = ["START"]
        self.subject = self.verb = self.thing = self.other = ""
        self.place = self.color = ""

    @property
    def opening(self) -> bool:
        return len(self.things) < w.N_THINGS

    @property
    def here(self) -> str | None:
        """Where the subject of the sentence is, before it ends."""
        return self.people.get(self.subject)

    # --- the distribution of the next word ---

    def next_words(self) -> dict[str, float]:
        """The probability of each word that may come next. All others have probability 0."""
        if not self.expected:
            return {}
        item = self.expected[0]
        choices = {
            "START": self.first_words,
            "VERB": self.verb_words,
            "PLACE": self.place_words,
            "THING": self.thing_words,
            "NOUN": self.noun_words,
            "OTHER": self.other_words,
            "ABOUT": lambda: mix((0.5, {"the": 1}), (0.5, uniform(self.people))),
            "ASKED": lambda: uniform(self.things),
            "COLOR": lambda: uniform(w.COLORS),
            "NEW": lambda: uniform(n for n in w.THINGS if n not in self.things),
        }
        return choices[item]() if item in choices else {item: 1.0}

    def first_words(self) -> dict[str, float]:
        """A sentence begins with its subject, with "There", or with a question word."""
        if self.opening:
            return self.first_words_of_the_opening()
        if len(self.words) >= w.MUST_END:
            return {w.END: 1.0}
        end = w.END_SHARE if len(self.words) >= w.MAY_END else 0.0
        return mix(
            (end, {w.END: 1}),
            ((1 - end) * w.QUESTION, proportional(w.QUESTIONS)),
            ((1 - end) * (1 - w.QUESTION), self.subject_words()),
        )

    def first_words_of_the_opening(self) -> dict[str, float]:
        """People first, then things: one that lies somewhere, or that one of them has."""
        somebody = uniform(name for name in w.GENDER if name not in self.people)
        if len(self.people) < w.FEWEST_PEOPLE:
            return somebody
        something = mix((0.5, {"There": 1}), (0.5, self.subject_words()))
        if self.things or len(self.people) == w.MOST_PEOPLE:
            return something
        return mix((0.5, somebody), (0.5, something))

    def subject_words(self) -> dict[str, float]:
        share = 1 / len(self.people)
        return mix(*((share, self.called(n, w.SUBJECT_PRONOUN)) for n in self.people))

    def called(self, name: str, pronouns: dict[str, str]) -> dict[str, float]:
        """By a pronoun, mostly, where that is clear; else by name."""
        gender = w.GENDER[name]
        if self.meaning[gender] != name:
            return {name: 1.0}
        return {pronouns[gender]: w.PRONOUN, name: 1 - w.PRONOUN}

    def verb_words(self) -> dict[str, float]:
        if self.opening:
            return {"has" if self.subject in self.people else "is": 1.0}
        able = (v for v in w.VERBS if v == "goes" or self.things_to(v))
        return proportional({verb: w.VERBS[verb] for verb in able})

    def things_to(self, verb: str) -> list[str]:
        """Which things the subject can take, find, give …"""
        return [noun for noun in self.things if self.can(verb, self.things[noun])]

    def can(self, verb: str, thing: Thing) -> bool:
        if verb == "takes":
            if thing.holder:
                return thing.holder != self.subject and thing.holder in self.company()
            return thing.place == self.here and not thing.hidden
        if verb == "finds":
            return thing.lost or (thing.hidden and thing.place == self.here)
        if verb == "gives" and not self.company():
            return False
        return thing.holder == self.subject

    def company(self) -> list[str]:
        """The others who are where the subject is."""
        return [
            name
            for name, place in self.people.items()
            if place == self.here and name != self.subject
        ]

    def thing_words(self) -> dict[str, float]:
        things = self.things_to(self.verb)
        it = w.PRONOUN / len(things) if self.meaning["it"] in things else 0.0
        return mix((it, {"it": 1}), (1 - it, {"the": 1}))

    def noun_words(self) -> dict[str, float]:
        """After "the": the thing that *it* could mean is seldom named."""
        it = self.meaning["it"]
        return proportional(
            {
                noun: 1 - w.PRONOUN if noun == it else 1.0
                for noun in self.things_to(self.verb)
            }
        )

    def other_words(self) -> dict[str, float]:
        """To whom it is given, or from whom it is taken. "her" is never of the subject's gender."""
        holder = self.things[self.thing].holder
        others = self.company() if self.verb == "gives" else [str(holder)]
        return mix(*((1 / len(others), self.other_called(name)) for name in others))

    def other_called(self, name: str) -> dict[str, float]:
        if w.GENDER[name] == w.GENDER[self.subject]:
            return {name: 1.0}
        return self.called(name, w.OBJECT_PRONOUN)

    def place_words(self) -> dict[str, float]:
        """A place that the story knows, or a new one: all new ones together count as one."""
        known = [place for place in self.places if place != self.here]
        new = [place for place in w.PLACES if place not in self.places]
        most = w.MOST_PLACES if self.verb == "is" else 2
        if len(self.places) >= most or self.verb == "There":
            new = []
        share = 1 / (len(known) + bool(new))
        return mix((share * len(known), uniform(known)), (share, uniform(new)))

    # --- what a word changes ---

    def add(self, word: str) -> None:
        """Go on by this word.

        Raises:
            ValueError: if it cannot come next. `reasons.reason` says why.
        """
        if word not in self.next_words():
            raise ValueError(f"word = {word!r} cannot come next: see next_words()")
        self.words.append(word)
        item = self.expected.pop(0)
        if item == "START":
            self.add_first(word)
        elif item == "VERB":
            self.verb = word
            self.expected = w.AFTER[word].split()
        elif item == "THING" and word == "the":
            self.expected.insert(0, "NOUN")
        elif item in ("THING", "NOUN"):
            self.add_thing(str(self.meaning["it"]) if word == "it" else word)
        elif item == "OTHER":
            self.other = self.person(word)
        elif item in ("ABOUT", "ASKED"):
            self.add_question(word)
        elif item in ("PLACE", "COLOR", "NEW"):
            name = {"PLACE": "place", "COLOR": "color", "NEW": "thing"}[item]
            setattr(self, name, word)
        if item == "." and not self.expected:
            self.end_sentence()

    def person(self, word: str) -> str:
        """Whom a name or a pronoun means."""
        gender = w.MEANS.get(word)
        return str(self.meaning[gender]) if gender else word

    def add_first(self, word: str) -> None:
        if word == w.END:
            self.expected = []
        elif word in w.AFTER:
            self.verb = word
            self.expected = w.AFTER[word].split()
        else:
            self.subject = self.person(word)
            self.expected = ["VERB"]

    def add_thing(self, noun: str) -> None:
        self.thing = noun
        if self.verb == "takes" and self.things[noun].holder:
            self.expected[:0] = ["from", "OTHER"]

    def add_question(self, word: str) -> None:
        """What is asked for is known by now, and so are all words of the answer."""
        if word == "the":
            self.expected = ["ASKED"]
            return
        if word in self.people:
            self.subject = word
            pronoun = w.SUBJECT_PRONOUN[w.GENDER[word]]
            answer = [pronoun, "is", "in", "the", self.people[word]]
        else:
            self.thing = word
            answer = self.answer_about(self.things[word])
        self.expected = ["?", *answer, "."]

    def answer_about(self, thing: Thing) -> list[str]:
        if self.verb == "What":
            return ["It", "is", thing.color]
        if self.verb == "Who":
            self.other = thing.holder or ""
            return [thing.holder or "Nobody"]
        if thing.lost:
            return ["Nobody", "knows"]
        place = self.people[thing.holder] if thing.holder else thing.place
        return ["It", "is", "in", "the", str(place)]

    # --- what a sentence changes ---

    def end_sentence(self) -> None:
        if self.verb in ("There", "has"):
            self.things[self.thing] = Thing(self.color, self.place or None)
        if self.verb in ("is", "goes", "carries"):
            self.people[self.subject] = self.place
        if self.place and self.place not in self.places:
            self.places.append(self.place)
        if self.verb in ("has", "takes", "finds", "gives", "drops", "hides", "loses"):
            self.move(self.things[self.thing])
        self.update_meanings()
        self.begin_sentence()

    def move(self, thing: Thing) -> None:
        """Who has the thing after the sentence, or where it is."""
        thing.holder = thing.place = None
        thing.hidden = self.verb == "hides"
        if self.verb in ("has", "takes", "finds"):
            thing.holder = self.subject
        elif self.verb == "gives":
            thing.holder = self.other
        elif self.verb != "loses":
            thing.place = self.here

    def update_meanings(self) -> None:
        for gender in ("she", "he"):
            of_gender = [
                name
                for name in (self.subject, self.other)
                if w.GENDER.get(name) == gender
            ]
            if of_gender:
                self.meaning[gender] = of_gender[0] if len(of_gender) == 1 else None
        if self.thing:
            self.meaning["it"] = self.thing


def uniform(words: Iterable[str]) -> dict[str, float]:
    words = list(words)
    return {word: 1 / len(words) for word in words}


def proportional(weights: dict[str, float] | dict[str, int]) -> dict[str, float]:
    total = sum(weights.values())
    return {word: weight / total for word, weight in weights.items()}


def mix(*parts: tuple[float, dict[str, float]]) -> dict[str, float]:
    """The sum of distributions, each with its share. What has a share of 0 is left out."""
    mixed: dict[str, float] = {}
    for share, distribution in parts:
        if share > 0:
            for word, probability in distribution.items():
                mixed[word] = mixed.get(word, 0.0) + share * probability
    return mixed
