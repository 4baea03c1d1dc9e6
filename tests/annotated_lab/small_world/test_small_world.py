"""The small world: its distributions, its stories, its checker and its entropy."""

import math
import random
from itertools import islice
from statistics import mean, stdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotated.data.tokenizers import WordTokenizer
from annotated_lab.small_world import (
    VOCABULARY,
    Story,
    check,
    entropy,
    next_words,
    stories,
    surprise,
    text_of,
)
from annotated_lab.small_world import words as world
from annotated_lab.small_world.telling import numbered_story
from tests.helpers.small import refused

PRONOUN = world.PRONOUN
END, KNOWN = world.END, {*VOCABULARY, world.END}
MANY = list(stories(300, seed=5))
words_of = WordTokenizer.tokenize
OPENING = """Anna meets Ben and Clara.
The ball is red. Anna has it. The key is blue. It is in the kitchen."""


def test_probabilities_sum_to_1_and_follow_from_the_words():
    for story in MANY:
        so_far = Story()
        for word in story:
            options = so_far.next_words()
            assert math.isclose(sum(options.values()), 1, abs_tol=1e-12)
            assert min(options.values()) > 0 and options.keys() <= KNOWN
            so_far.add(word)
        assert so_far.next_words() == {}
    for story in MANY[:20]:
        so_far = Story()
        for i, word in enumerate(story):
            assert next_words(story[:i]) == so_far.next_words()
            so_far.add(word)


def after(text):
    return next_words(words_of(f"{OPENING} {text}"))


def test_distributions_by_hand():
    assert next_words([]) == pytest.approx(dict.fromkeys(world.GENDER, 1 / 24))
    assert next_words(["Anna"]) == {"meets": 1.0}
    met = next_words(["Anna", "meets"])
    assert met == pytest.approx({n: 1 / 23 for n in world.GENDER if n != "Anna"})
    assert next_words(words_of("Anna meets Ben")) == {".": 0.5, "and": 0.5}
    # Who has the thing, if anybody has it.
    third = {"It": 1 / 2, "Anna": 1 / 4, "Ben": 1 / 4}
    assert next_words(words_of("Anna meets Ben. The ball is red.")) == third
    # Any of the three may want something, or somebody asks.
    first = after("")
    assert first["Clara"] == pytest.approx((1 - world.QUESTION) / 3)
    assert first["Who"] == pytest.approx(world.QUESTION * 2 / 5)
    assert first.keys() == {"Anna", "Ben", "Clara", "Who", "Where", "What"}
    assert after("Ben wants the") == {"ball": 1 / 2, "key": 1 / 2}
    # Anna has the ball: Ben takes it, or she gives it.
    named = (1 - PRONOUN) / 2
    wants = after("Ben wants the ball.")
    assert wants == pytest.approx({"He": PRONOUN / 2, "Ben": named, "Anna": 1 / 2})
    assert after("Ben wants the ball. He") == {"takes": 1.0}
    assert after("Ben wants the ball. He takes it from") == {"Anna": 1.0}
    to = after("Ben wants the ball. Anna gives it to")
    assert to == pytest.approx({"him": PRONOUN, "Ben": 1 - PRONOUN})
    assert after("Clara wants the ball. Anna gives it to") == {"Clara": 1.0}
    assert after("Anna wants the ball. She") == {"has": 1.0}
    assert after("Anna wants the key. She finds the key in the") == {"kitchen": 1.0}
    got = after("Ben wants the ball. He takes it from Anna.")
    assert got["Then"] == world.THEN
    assert got["Ben"] == pytest.approx((1 - world.THEN) * (1 - world.QUESTION) / 3)
    ben = "Ben wants the ball. He takes it from Anna. Then"
    assert after(ben) == {"he": PRONOUN, "Ben": 1 - PRONOUN}
    assert after(f"{ben} he") == pytest.approx(
        {v: n / 5 for v, n in world.DEEDS.items()}
    )
    assert after(f"{ben} he gives") == {"it": PRONOUN, "the": 1 - PRONOUN}
    assert after(f"{ben} he gives the") == {"ball": 1.0}
    assert after(f"{ben} he gives it to") == {"Anna": 1 / 2, "Clara": 1 / 2}
    # Two women in the sentence: "she" could be either.
    assert after("Clara wants the ball. Anna gives it to Clara. Then") == {"Clara": 1.0}
    # What is lost can be found anywhere.
    found = after(f"{ben} he loses it. Clara wants the ball. She finds it in the")
    assert found == pytest.approx(dict.fromkeys(world.PLACES, 1 / 12))


ANSWERS = [
    line.split(" => ")
    for line in """\
Who has the key? => Nobody.
Where is the ball? => Anna has it.
Ben wants the ball. Anna gives it to him. Who has the ball? => Ben.
Ben wants the ball. He takes it from Anna. Where is the ball? => Ben has
Ben wants the key. He finds it in the kitchen. Who has the key? => Ben.
Ben wants the ball. He takes it from Anna. Who has the key? => Nobody.
Anna wants the ball. She has it. Then she gives it to Ben. Who has the ball? => Ben.
Anna wants the ball. She has it. Then she carries it to the park. Where is the ball? => It is
Anna wants the ball. She has it. Then she hides it in the hall. Who has the ball? => Nobody.
Anna wants the ball. She has it. Then she loses it. Where is the ball? => Nobody knows.
Anna wants the ball. She has it. Then she loses it. Where is the key? => It is in the kitchen.
What color is the key? => It is blue.
""".splitlines()
]


@pytest.mark.parametrize(("text", "answer"), ANSWERS)
def test_answers(text, answer):
    story = Story(words_of(f"{OPENING} {text}"))
    given = []
    while not given or given[-1] != ".":
        [word] = story.next_words()  # after a question there is one answer
        given.append(word)
        story.add(word)
    assert text_of(given).startswith(answer)


def test_stories_have_their_form():
    assert list(stories(3, seed=5)) == MANY[:3] != list(stories(3, seed=6))
    assert numbered_story(2, seed=5) == MANY[2]
    assert len({tuple(story) for story in MANY}) == len(MANY)
    for story in MANY:
        assert story[-1] == END and world.MAY_END < len(story) <= world.MAX_WORDS
        assert 2 <= len({w for w in story if w in world.GENDER}) <= 3
        assert len({w for w in story if w in world.THINGS}) == 2
        assert len([w for w in story if w in world.COLORS]) >= 2
    assert {word for story in stories(2000) for word in story} == KNOWN


def test_a_second_account_of_who_has_what():
    """Written anew: it reads whole sentences. Who wants a thing gets it, however that goes."""
    asked = 0
    for story in MANY:
        where, noun, wanter = {}, "", ""
        for sentence in text_of(story).replace("?", ".").split(". "):
            said = sentence.rstrip(".").split()
            named = [w for w in said if w in world.THINGS]
            noun = named[0] if named else noun
            if said[0] == "Who":
                question = where[noun]
            elif len(said) == 1:
                assert said == [question if question in world.GENDER else "Nobody"]
                asked += 1
            elif "wants" in said:
                wanter = said[0]
            elif said[0] == "Then" and "loses" in said:
                where[noun] = "lost"
            elif said[0] == "Then":
                where[noun] = said[-1]
            elif {"takes", "gives", "finds"} & {*said}:
                if "takes" in said:
                    assert said[-1] == where[noun]
                elif "gives" in said:
                    assert said[0] == where[noun]
                elif where[noun] != "lost":
                    assert said[-1] == where[noun]
                where[noun] = wanter
            elif said[:2] == ["It", "is"] and len(said) > 3:
                where[noun] = said[-1]
            elif said[1:] == ["has", "it"] and noun not in where:
                where[noun] = said[0]
    assert asked > 100


def test_stories_are_accepted_until_their_end():
    for story in MANY:
        assert check(story) is None
        assert check(story[: len(story) // 2]) is None
    story = MANY[0]
    assert check([*story, "Anna"]).reason == "The story has ended."
    forced = next(s for s in MANY if len(s) > world.MUST_END + 1)
    assert check([*forced[:-1], "Anna"]).reason.startswith("The story has to end")
    rng = random.Random(3)
    for story in MANY[:50]:
        mixed = rng.sample(story, len(story))
        assert check(mixed) is not None


GOT = "Ben wants the ball. He takes it from Anna."
PLANTED = [
    line.split(" => ")
    for line in f"""\
Ben takes => Ben can only want something here.
Emma => There is no Emma in this story, only Anna, Ben and Clara.
She => 'She' is unclear: no one has just wanted anything. Say the name.
Then => No one has just got a thing
{END} => The story ends before it has {world.MAY_END} words.
Anna {END} => The story ends within a sentence.
Ben wants the lamp => There is no lamp in this story, only the ball and the key.
Ben wants the garden => 'garden' cannot come after 'Ben wants the': possible is
Ben wants the ball. She => 'She' cannot be Ben.
Ben wants the ball. Clara => Ben wants the ball, and Anna has the ball: Clara has
Ben wants the ball. Who => Ben wants the ball, and Anna has the ball: say first
Ben wants the key. Anna => Ben wants the key, and the key is in the kitchen: Anna
Ben wants the ball. He finds => Anna has the ball, so Ben takes it.
Ben wants the key. He takes => The key is in the kitchen, so Ben finds it.
Anna wants the ball. She takes => Anna has the ball, so Anna has it.
Ben wants the ball. Anna takes => Anna has the ball, so Anna gives it.
Ben wants the ball. He takes it from Clara => Clara does not have the ball: Anna
Ben wants the ball. He takes the key => It is the ball that Ben wants, and not the
Ben wants the ball. Anna gives it to Clara => Ben wants the ball, so Anna gives it
Ben wants the ball. Anna gives it to her => Ben wants the ball, so Anna gives it to
Ben wants the ball. Anna gives it to Anna => Anna cannot be both in one sentence.
Clara wants the ball. Anna gives it to her => Clara wants the ball, so Anna gives
Ben wants the key. He finds it in the hall => Ben cannot find the key in the hall:
{GOT} He => 'He' is unclear: no one has just wanted anything. Say the name.
{GOT} Then she => Ben has just got the ball, so 'Then' speaks of Ben.
{GOT} Then Clara => Ben has just got the ball, so 'Then' speaks of Ben.
{GOT} Then he gives it to him => 'him' is unclear here: say the name.
{GOT} Then he gives it to Ben => Ben cannot be both in one sentence.
{GOT} Then he takes => 'takes' cannot come after 'Then he': possible is 'gives'
{GOT} Who has the ball? Ben. Then => No one has just got a thing
Clara wants the ball. Anna gives it to Clara. Then she => 'she' is unclear: the last sentence had
Who has the ball? Ben => The answer is 'Anna': Anna has the ball.
Who has the key? Ben => The answer is 'Nobody': the key is in the kitchen.
Where is the key? It is in the hall => The answer is 'It is in the kitchen': the
{GOT} Then he loses it. Where is the ball? It => The answer is 'Nobody knows': the
What color is the ball? It is blue => The answer is 'It is red'.
Anna the => 'the' cannot come after 'Anna': possible is 'wants'.
Ben wants the key. He finds it. => '.' cannot come after 'He finds it': possible is
dragon => The small world has no word 'dragon'.
""".splitlines()
]


@pytest.mark.parametrize(("text", "reason"), PLANTED, ids=[text for text, _ in PLANTED])
def test_a_planted_contradiction_is_found_at_its_last_word(text, reason):
    words = words_of(OPENING) + [
        word
        for part in text.split()
        for word in ([END] if part == END else words_of(part))
    ]
    found = check(words)
    assert found is not None and found.reason.startswith(reason)
    assert found.word == len(words) - 1
    assert found.sentence == sum(word in ".?" for word in words[:-1])


OPENINGS = [
    line.split(" => ")
    for line in """\
The => A story begins with two people: say who meets whom.
She => 'She' is unclear: no one has just wanted anything.
Anna takes => 'takes' cannot come after 'Anna': possible is 'meets'.
Anna meets Anna => Anna is here already.
Anna meets Ben and Ben => Ben is here already.
Anna meets Ben. Anna => A story has 2 things: say first what they are.
Anna meets Ben. The ball is red. Clara => There is no Clara in this story
Anna meets Ben. The ball is red. It is in the hall. The ball => There is a ball
""".splitlines()
]


@pytest.mark.parametrize(("text", "reason"), OPENINGS)
def test_what_an_opening_cannot_have(text, reason):
    found = check(words_of(text))
    assert found is not None and found.reason.startswith(reason)
    assert found.word == len(words_of(text)) - 1


@given(st.integers(0, 299), st.randoms(use_true_random=False))
@settings(max_examples=300, deadline=None)
def test_any_other_word_has_a_reason(number, rng):
    story = MANY[number]
    at = rng.randrange(len(story))
    word = rng.choice([*VOCABULARY, END])
    so_far = Story(story[:at])
    found = check([*story[:at], word])
    if word in so_far.next_words():
        assert found is None
    else:
        assert found.word == at
        assert found.reason[0].isupper() or found.reason[0] == "'"
        assert found.reason.endswith(".") and "None" not in found.reason
        with refused(found.reason[:20]):
            next_words([*story[:at], word])
        with refused("cannot come next"):
            so_far.add(word)


def test_entropy_is_the_mean_surprise():
    told = list(islice(stories(3000, seed=9), 3000))
    differences = [sum(surprise(s)) - sum(entropy(s)) for s in told]
    assert abs(mean(differences)) < 4 * stdev(differences) / math.sqrt(len(told))
    words = sum(map(len, told))
    assert 0.8 < sum(sum(entropy(s)) for s in told) / words < 0.95


def test_entropy_by_hand():
    bits = entropy(words_of("Anna meets Ben."))
    assert bits == pytest.approx([math.log2(24), 0, math.log2(23), 1])
    assert surprise(words_of("Anna meets")) == pytest.approx([math.log2(24), 0])
    with refused("words must be a list"):
        check("Anna meets")
    with refused("n"):
        stories(0)
    with refused("The answer is 'Anna'"):
        entropy(words_of(f"{OPENING} Who has the ball? Ben"))
