"""Why a word cannot come next, in a sentence for readers."""

from __future__ import annotations

from collections.abc import Iterable

from annotated.data.small_world import words as w
from annotated.data.small_world.story import Story, Thing

BASE = {"takes": "take", "finds": "find", "gives": "give", "carries": "carry"}
BASE |= {"drops": "drop", "hides": "hide", "loses": "lose", "goes": "go"}


def reason(story: Story, word: str) -> str:
    """Why this word has probability 0 here."""
    if word not in w.VOCABULARY and word != w.END:
        return f"The small world has no word {word!r}."
    if not story.expected:
        return "The story has ended."
    if word == w.END and story.expected != ["START"]:
        return "The story ends within a sentence."
    item = story.expected[0]
    explain = {
        "START": first_word,
        "VERB": verb,
        "THING": thing_word,
        "NOUN": noun,
        "OTHER": other,
        "PLACE": place,
        "ABOUT": asked,
        "ASKED": asked,
    }.get(item, answer if "?" in last_words(story) else lambda *_: "")
    return explain(story, word) or misfit(story, word)


def last_words(story: Story) -> list[str]:
    """The words since the last period: of a question, those of its answer are among them."""
    begun = len(story.words)
    while begun and story.words[begun - 1] != ".":
        begun -= 1
    return story.words[begun:]


def misfit(story: Story, word: str) -> str:
    """The word is of a kind that cannot stand here."""
    possible = list(story.next_words())
    some = listed(possible[:3], "or") + (" …" if len(possible) > 3 else "")
    before = " ".join(last_words(story)[-3:])
    after = f"after {before!r}" if before else "at the beginning of a sentence"
    return f"{word!r} cannot come {after}: possible is {some}."


def first_word(story: Story, word: str) -> str:
    if word == w.END:
        return f"The story ends before it has {w.MAY_END} words."
    if word in ("She", "He"):
        return unclear(story, word)
    if story.opening:
        return opening_word(story, word)
    if len(story.words) >= w.MUST_END:
        return f"The story has to end: it has {w.MUST_END} words or more."
    return unknown_person(story, word)


def opening_word(story: Story, word: str) -> str:
    """First the people are introduced, then the things."""
    if word in story.people:
        return f"{word} is introduced already."
    if word in w.GENDER:
        rule = "three people at most, all before the first thing"
        return f"{word} comes too late: a story has {rule}."
    if word in w.AFTER and len(story.people) < w.FEWEST_PEOPLE:
        return "A story begins with two people: say where somebody is."
    if word in ("Who", "Where", "What"):
        return "A question comes only after two things have been introduced."
    return ""


def unclear(story: Story, word: str) -> str:
    """A pronoun without a meaning."""
    gender = w.MEANS[word]
    kind, kinds = ("woman", "women") if gender == "she" else ("man", "men")
    of_gender = [name for name in story.people if w.GENDER[name] == gender]
    if not of_gender:
        return f"{word!r} means nobody: no {kind} has been mentioned."
    if story.meaning[gender] is None:
        return f"{word!r} is unclear: the last sentence with a {kind} had two {kinds}."
    return ""


def unknown_person(story: Story, word: str) -> str:
    if word in w.GENDER and word not in story.people:
        return f"There is no {word} in this story, only {listed(story.people)}."
    return ""


def verb(story: Story, word: str) -> str:
    """What the subject cannot do with any of the things."""
    name = story.subject
    if word not in w.VERBS:
        return ""
    if story.opening:
        known = name in story.people
        need = f"what {name} has" if known else f"where {name} is"
        return f"{name} cannot {BASE[word]} yet: the opening says {need}."
    if word in ("takes", "finds") or (word == "gives" and held(story)):
        why = "; ".join(why_not(story, word, noun) for noun in story.things)
    else:
        why = f"{name} has nothing"
    return f"{name} cannot {BASE[word]} anything: {why}."


def held(story: Story) -> list[str]:
    return [n for n, thing in story.things.items() if thing.holder == story.subject]


def thing_word(story: Story, word: str) -> str:
    """ "it" or "the", after a verb."""
    if word != "it":
        return ""
    noun = story.meaning["it"]
    return cannot(story, str(noun), f"*it* is the {noun}, and ")


def noun(story: Story, word: str) -> str:
    if word not in w.THINGS:
        return ""
    return unknown_thing(story, word) or cannot(story, word)


def unknown_thing(story: Story, word: str) -> str:
    if word in w.THINGS and word not in story.things:
        return f"There is no {word} in this story, only {named(story.things)}."
    return ""


def cannot(story: Story, noun: str, but: str = "") -> str:
    """Ben cannot give the ball: Anna has it."""
    why = why_not(story, story.verb, noun)
    return f"{story.subject} cannot {BASE[story.verb]} the {noun}: {but}{why}."


def why_not(story: Story, verb: str, noun: str) -> str:
    """What keeps the subject from doing this with this thing."""
    thing, name = story.things[noun], story.subject
    if thing.holder == name:
        if verb == "gives":
            return f"nobody else is in the {story.here}"
        return f"{name} has the {noun} already"
    if verb == "takes" and thing.holder:
        where = story.people[thing.holder]
        return f"{thing.holder} has the {noun} in the {where}, and {name} is in the {story.here}"
    if verb in ("takes", "finds") and thing.place and thing.place != story.here:
        return f"the {noun} is in the {thing.place}, and {name} is in the {story.here}"
    if verb == "finds" and thing.place:
        return f"the {noun} is not hidden, so one takes it"
    return state_of(noun, thing)


def state_of(noun: str, thing: Thing) -> str:
    """Where a thing is, or who has it."""
    if thing.holder:
        return f"{thing.holder} has the {noun}"
    if thing.lost:
        return f"the {noun} is lost"
    return f"the {noun} {'is hidden' if thing.hidden else 'lies'} in the {thing.place}"


def other(story: Story, word: str) -> str:
    """To whom it is given, or from whom it is taken."""
    if word in ("her", "him"):
        name = story.meaning[w.MEANS[word]]
        if not name:
            return unclear(story, word)
        if w.GENDER[name] == w.GENDER[story.subject]:
            return f"{word!r} is unclear beside {story.subject}: say the name."
    elif word in w.GENDER:
        name = word
    else:
        return ""
    if name not in story.people:
        return unknown_person(story, name)
    if name == story.subject:
        return f"{name} cannot be both in one sentence."
    who = name if name == word else f"{word!r} is {name}, and {name}"
    if story.verb == "takes":
        return f"{who} does not have the {story.thing}: {story.things[story.thing].holder} has it."
    places = f"in the {story.people[name]}, and {story.subject} is in the {story.here}"
    return (
        f"{story.subject} cannot give the {story.thing} to {name}: {who} is {places}."
    )


def place(story: Story, word: str) -> str:
    if word not in w.PLACES:
        return ""
    if word == story.here:
        return f"{story.subject} is in the {word} already."
    return f"There is no {word} in this story, only {named(story.places)}."


def asked(story: Story, word: str) -> str:
    return unknown_thing(story, word) or unknown_person(story, word)


def answer(story: Story, word: str) -> str:
    """A wrong answer to a question."""
    right = " ".join(
        [*last_words(story)[last_words(story).index("?") + 1 :], *story.expected]
    )
    right = right.removesuffix(" .")
    if story.verb == "What" or not story.thing:
        return f"The answer is {right!r}."
    why = state_of(story.thing, story.things[story.thing])
    return f"The answer is {right!r}: {why}."


def named(words: Iterable[str]) -> str:
    """ "the ball and the key"."""
    return listed([f"the {word}" for word in words])


def listed(words: Iterable[str], join: str = "and") -> str:
    """ "Anna, Ben and Clara"."""
    *others, last = words
    return f"{', '.join(others)} {join} {last}" if others else last
