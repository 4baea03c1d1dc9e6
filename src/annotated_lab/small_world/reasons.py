"""Why a word cannot come next, in a sentence for readers."""

from collections.abc import Iterable

from annotated_lab.small_world import words as w
from annotated_lab.small_world.story import Story


def reason(story: Story, word: str) -> str:
    """Say why this word has probability 0 here."""
    if word not in w.VOCABULARY and word != w.END:
        return f"The small world has no word {word!r}."
    if not story.expected:
        return "The story has ended."
    if word == w.END and story.expected != ["START"]:
        return "The story ends within a sentence."
    return special_reason(story, word) or misfit(story, word)


def special_reason(story: Story, word: str) -> str:
    """Explain what this place cannot have. "" if the word is of another kind."""
    thing = story.things.get(story.thing)
    match story.expected[0]:
        case "START":
            return first_word(story, word)
        case "NEWCOMER":
            return f"{word} is here already." if word in story.people else ""
        case "NEW":
            return f"There is a {word} already." if word in story.things else ""
        case "WHERE":
            return unknown_person(story, word)
        case "VERB":
            return verb(story, word)
        case "ASKED" if word in w.THINGS:
            nouns = listed(f"the {noun}" for noun in story.things)
            return f"There is no {word} in this story, only {nouns}."
        case "HOLDER" if word in w.GENDER and thing:
            return unknown_person(story, word) or (
                f"{word} does not have the {story.thing}: {thing.holder} has it."
            )
        case "SPOT" if word in w.PLACES:
            cannot = f"{story.subject} cannot find the {story.thing} in the {word}"
            return f"{cannot}: {state_of(story)}."
        case "RECEIVER":
            return receiver(story, word)
        case "ACTOR":
            return actor(story, word)
        case item if "?" in last_words(story):
            return answer(story)
        case item if word in w.THINGS and item == story.thing:
            return f"It is the {item} that {story.wanter} wants, and not the {word}."
    return ""


def last_words(story: Story) -> list[str]:
    """Return the words since the last period."""
    begun = max((i for i, x in enumerate(story.words, start=1) if x == "."), default=0)
    return story.words[begun:]


def misfit(story: Story, word: str) -> str:
    possible = [repr(other) for other in story.next_words()]
    some = listed(possible[:3], "or") + (" …" if len(possible) > 3 else "")
    before = " ".join(last_words(story)[-3:])
    after = f"after {before!r}" if before else "at the beginning of a sentence"
    return f"{word!r} cannot come {after}: possible is {some}."


def first_word(story: Story, word: str) -> str:
    if word in w.SUBJECT_PRONOUN.values():
        if story.wish:
            return f"{word!r} cannot be {story.wanter}."
        return f"{word!r} is unclear: no one has just wanted anything. Say the name."
    if not story.people:
        return "A story begins with two people: say who meets whom."
    if len(story.things) < w.N_THINGS:
        return f"A story has {w.N_THINGS} things: say first what they are."
    if story.wish:
        return wish_is_open(story, word)
    if word == "Then":
        return "No one has just got a thing, so 'Then' has no one to refer to."
    if word == w.END:
        return f"The story ends before it has {w.MAY_END} words."
    if len(story.words) >= w.MUST_END:
        return f"The story has to end: it has {w.MUST_END} words or more."
    return unknown_person(story, word)


def wish_is_open(story: Story, word: str) -> str:
    wants = f"{story.wanter} wants the {story.thing}, and {state_of(story)}"
    if word in story.people:
        return f"{wants}: {word} has no part in that."
    how = f"{wants}: say first how {story.wanter} gets it."
    return unknown_person(story, word) or how


def unknown_person(story: Story, word: str) -> str:
    if word in w.GENDER and word not in story.people:
        return f"There is no {word} in this story, only {listed(story.people)}."
    return ""


def verb(story: Story, word: str) -> str:
    if word not in w.AFTER or len(story.people) == 1:
        return ""
    if not story.wish:
        return f"{story.subject} can only want something here."
    state = state_of(story)
    return f"{state[0].upper()}{state[1:]}, so {story.subject} {story.next_verb()} it."


def receiver(story: Story, word: str) -> str:
    if word == story.subject:
        return f"{word} cannot be both in one sentence."
    is_pronoun = word in w.OBJECT_PRONOUN.values()
    if story.wish and (word in story.people or is_pronoun):
        who, noun = story.wanter, story.thing
        return f"{who} wants the {noun}, so {story.subject} gives it to {who}."
    if is_pronoun:
        return f"{word!r} is unclear here: say the name."
    return unknown_person(story, word)


def actor(story: Story, word: str) -> str:
    who = str(story.wanter)
    if word == w.GENDER[who]:
        return f"{word!r} is unclear: the last sentence had two of them. Say the name."
    if word in story.people or word in w.GENDER.values():
        return f"{who} has just got the {story.thing}, so 'Then' speaks of {who}."
    return unknown_person(story, word)


def answer(story: Story) -> str:
    words = last_words(story)
    right = " ".join([*words[words.index("?") + 1 :], *story.expected])
    why = "" if story.verb == "What" else f": {state_of(story)}"
    return f"The answer is {right.removesuffix(' .')!r}{why}."


def state_of(story: Story, noun: str = "") -> str:
    noun = noun or story.thing
    thing = story.things[noun]
    if thing.holder:
        return f"{thing.holder} has the {noun}"
    return f"the {noun} is {f'in the {thing.place}' if thing.place else 'lost'}"


def listed(words: Iterable[str], join: str = "and") -> str:
    """Join words as in "Anna, Ben and Clara"."""
    *others, last = words
    return f"{', '.join(others)} {join} {last}" if others else last
