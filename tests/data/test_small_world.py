"""The small world: its distributions, its stories, its checker and its entropy."""

import math
import random
from itertools import islice
from statistics import mean, stdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotated.data.small_world import (
    VOCABULARY,
    Story,
    check,
    entropy,
    next_words,
    stories,
    surprise,
    text_of,
)
from annotated.data.small_world.telling import numbered_story
from annotated.data.small_world.words import (
    END,
    GENDER,
    MAX_WORDS,
    MAY_END,
    MUST_END,
    PLACES,
    PRONOUN,
    QUESTION,
    THINGS,
)
from annotated.data.tokenizers import WordTokenizer
from tests.helpers.small import refused

MANY = list(stories(300, seed=5))
words_of = WordTokenizer.tokenize
OPENING = """Anna is in the garden. Ben is in the garden. Clara is in the kitchen.
Anna has a red ball. There is a blue key in the kitchen."""


# --- the distribution at each word


def test_probabilities_sum_to_1_at_each_word():
    for story in MANY:
        so_far = Story()
        for word in story:
            options = so_far.next_words()
            assert math.isclose(sum(options.values()), 1, abs_tol=1e-12)
            assert min(options.values()) > 0 and options.keys() <= {*VOCABULARY, END}
            so_far.add(word)
        assert so_far.next_words() == {}


def test_the_distribution_follows_from_the_words_alone():
    for story in MANY[:20]:
        so_far = Story()
        for i, word in enumerate(story):
            assert next_words(story[:i]) == so_far.next_words()
            so_far.add(word)


def after(text):
    return next_words(words_of(f"{OPENING} {text}"))


def test_distributions_by_hand():
    assert next_words([]) == pytest.approx(dict.fromkeys(GENDER, 1 / 24))
    # Two people: a third one, or a thing that lies there, or one that somebody has.
    two = next_words(words_of("Anna is in the garden. Ben is in the garden."))
    assert two["Clara"] == pytest.approx(1 / 2 / 22)
    assert two["There"] == pytest.approx(1 / 4)
    assert two["She"] == pytest.approx(1 / 4 / 2 * PRONOUN)
    assert two["Anna"] == pytest.approx(1 / 4 / 2 * (1 - PRONOUN))
    # Anna was the last woman; Ben is the only man.
    first = after("")
    assert first["Clara"] == pytest.approx((1 - QUESTION) / 3)
    assert first["She"] == pytest.approx((1 - QUESTION) / 3 * PRONOUN)
    assert first["He"] == pytest.approx((1 - QUESTION) / 3 * PRONOUN)
    assert first["Who"] == pytest.approx(QUESTION * 2 / 5)
    assert after("Ben") == pytest.approx({"goes": 2 / 6, "takes": 4 / 6})
    assert after("Ben takes") == {"the": 1.0}  # *it* would be the key
    assert after("Ben takes the ball from") == pytest.approx(
        {"her": PRONOUN, "Anna": 1 - PRONOUN}
    )
    anna = dict(goes=2, gives=4, carries=2, drops=1, hides=1, loses=1)
    assert after("She") == pytest.approx({v: n / 11 for v, n in anna.items()})
    assert after("Clara takes") == pytest.approx({"it": PRONOUN, "the": 1 - PRONOUN})
    assert after("Who has the ball?") == {"Anna": 1.0}
    assert after("Where is Ben?") == {"He": 1.0}


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Who has the key?", "Nobody."),
        ("Ben takes the ball from her. Who has the ball?", "Ben."),
        ("She gives the ball to Ben. Where is the ball?", "It is in the garden."),
        ("She carries the ball to the kitchen. Where is the ball?", "It is in the ki"),
        ("She hides the ball. She goes to the kitchen. Where is the ball?", "It is in"),
        ("She loses the ball. Where is the ball?", "Nobody knows."),
        ("She loses the ball. Clara finds it. Where is the ball?", "It is in the kit"),
        ("What color is the key?", "It is blue."),
        ("Ben goes to the kitchen. Where is Ben?", "He is in the kitchen."),
    ],
)
def test_answers(text, answer):
    story = Story(words_of(f"{OPENING} {text}"))
    given = []
    while not given or given[-1] != ".":
        [word] = story.next_words()  # after a question there is one answer
        given.append(word)
        story.add(word)
    assert text_of(given).startswith(answer)


# --- stories


def test_stories_are_those_of_their_seed():
    assert list(stories(3, seed=5)) == MANY[:3] != list(stories(3, seed=6))
    assert numbered_story(2, seed=5) == MANY[2]
    assert len({tuple(story) for story in MANY}) == len(MANY)


def test_stories_have_their_form():
    for story in MANY:
        assert story[-1] == END and MAY_END < len(story) <= MAX_WORDS
        assert 2 <= len({w for w in story if w in GENDER}) <= 3
        assert len({w for w in story if w in THINGS}) == 2
        assert 1 <= len({w for w in story if w in PLACES}) <= 3
    assert {word for story in stories(2000) for word in story} == {*VOCABULARY, END}


def test_a_second_account_of_who_has_what():
    """Written anew: it reads whole sentences, and remembers the last events."""
    asked = 0
    for story in MANY:
        has, last, names = {}, {}, []
        for sentence in text_of(story).replace("?", ".").split(". "):
            said = sentence.rstrip(".").split()
            said = [last.get({"her": "She", "him": "He"}.get(w, w), w) for w in said]
            if said[0] == "Who":
                question = said[-1]
            elif len(said) == 1:
                assert (said[0] == "Nobody") == (has.get(question) is None)
                assert said[0] in (has.get(question), "Nobody")
                asked += 1
            noun = next((w for w in said if w in THINGS), None)
            if len(said) > 1 and said[1] in ("has", "takes", "finds"):
                has[noun] = said[0] if said[0] != "Who" else has.get(noun)
            elif len(said) > 1 and said[1] == "gives":
                has[noun] = said[-1]
            elif len(said) > 1 and said[1] in ("drops", "hides", "loses"):
                has[noun] = None
            names = [w for w in said if w in GENDER]
            for gender, pronoun in (("she", "She"), ("he", "He")):
                if some := {w for w in names if GENDER[w] == gender}:
                    last[pronoun] = some.pop() if len(some) == 1 else "unclear"
            if noun:
                last["it"] = noun
    assert asked > 100


# --- the checker


def test_every_story_and_every_beginning_is_accepted():
    for story in MANY:
        assert check(story) is None
        assert check(story[: len(story) // 2]) is None


PLANTED = [
    ("Ben gives", "Ben cannot give anything: Ben has nothing."),
    (
        "Ben takes the key",
        "Ben cannot take the key: the key is in the kitchen, and Ben is in the garden.",
    ),
    (
        "Clara takes the ball",
        "Clara cannot take the ball: Anna has the ball in the garden, and Clara is in the kitchen.",
    ),
    ("She takes", "Anna cannot take anything: Anna has the ball already; the key is"),
    ("Ben finds", "Ben cannot find anything: Anna has the ball; the key is in the kit"),
    (
        "Anna gives the ball to Clara",
        "Anna cannot give the ball to Clara: Clara is in the kitchen, and Anna is in the garden.",
    ),
    (
        "Ben takes the ball from Clara",
        "Clara does not have the ball: Anna has it.",
    ),
    (
        "Ben takes the ball from her. He gives it to her. She drops it. Ben takes it from",
        "'from' cannot come after 'Ben takes it': possible is .",
    ),
    (
        "Clara takes it. Clara gives",
        "Clara cannot give anything: Anna has the ball; nobody else is in the kitchen.",
    ),
    ("Anna drops the key", "Anna cannot drop the key: the key lies in the kitchen."),
    ("Anna drops it", "Anna cannot drop the key: *it* is the key, and the key lies in"),
    ("She hides the ball. Ben takes", "Ben cannot take anything: the ball is hidden"),
    (
        "She loses the ball. Ben takes",
        "Ben cannot take anything: the ball is lost; the key is in the kitchen",
    ),
    ("Anna goes to the garden", "Anna is in the garden already."),
    ("Emma", "There is no Emma in this story, only Anna, Ben and Clara."),
    (
        "Ben takes the lamp",
        "There is no lamp in this story, only the ball and the key.",
    ),
    ("Where is Emma", "There is no Emma in this story"),
    ("Who has the lamp", "There is no lamp in this story"),
    ("Who has the ball? Ben", "The answer is 'Anna': Anna has the ball."),
    ("Who has the key? Ben", "The answer is 'Nobody': the key lies in the kitchen."),
    ("Where is the ball? It is in the kitchen", "The answer is 'It is in the garden'"),
    ("Where is Clara? He", "The answer is 'She is in the kitchen'."),
    ("What color is the ball? It is blue", "The answer is 'It is red'."),
    ("Anna goes to the kitchen. Clara gives", "Clara cannot give anything: Clara has"),
    (
        "Clara goes to the garden. Anna gives the ball to Clara. She",
        "'She' is unclear: the last sentence with a woman had two women.",
    ),
    (
        "Clara takes the key. She goes to the garden. Ben goes to the kitchen. She gives it to him",
        "Clara cannot give the key to Ben: 'him' is Ben, and Ben is in the kitchen, and Clara",
    ),
    ("Anna gives it", "Anna cannot give the key: *it* is the key, and the key lies in"),
    ("Anna the", "'the' cannot come after 'Anna': possible is "),
    ("Ben takes the garden", "'garden' cannot come after 'Ben takes the': possible is"),
    ("dragon", "The small world has no word 'dragon'."),
    (END, f"The story ends before it has {MAY_END} words."),
    ("Anna " + END, "The story ends within a sentence."),
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


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Anna takes", "Anna cannot take yet: the opening says where Anna is."),
        ("Anna goes", "Anna cannot go yet"),
        ("She", "'She' means nobody: no woman has been mentioned."),
        ("There", "A story begins with two people"),
        ("Anna is in the garden. Anna", "Anna is introduced already."),
        ("Anna is in the garden. Ben is in the garden. Who", "A question comes only"),
        (
            "Anna is in the garden. Ben is in the park. Ben takes",
            "Ben cannot take yet: ",
        ),
    ],
)
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
        assert (found.word == at and found.reason[0].isalnum()) or found.reason[
            0
        ] == "'"
        assert found.reason.endswith(".") and "None" not in found.reason
        with refused(found.reason[:20]):
            next_words([*story[:at], word])
        with refused("cannot come next"):
            so_far.add(word)


def test_after_the_end():
    story = MANY[0]
    assert check([*story, "Anna"]).reason == "The story has ended."
    forced = next(s for s in MANY if len(s) > MUST_END + 1)
    assert check([*forced[:-1], "Anna"]).reason.startswith("The story has to end")


# --- entropy


def test_entropy_is_the_mean_surprise():
    told = list(islice(stories(3000, seed=9), 3000))
    differences = [sum(surprise(s)) - sum(entropy(s)) for s in told]
    assert abs(mean(differences)) < 4 * stdev(differences) / math.sqrt(len(told))
    words = sum(map(len, told))
    assert 0.9 < sum(sum(entropy(s)) for s in told) / words < 1.2


def test_entropy_by_hand():
    bits = entropy(words_of("Anna is in the garden."))
    assert bits == pytest.approx([math.log2(24), 0, 0, 0, math.log2(12), 0])
    assert surprise(words_of("Anna is")) == pytest.approx([math.log2(24), 0])


def test_a_shuffled_story_is_refused():
    rng = random.Random(3)
    for story in MANY[:50]:
        mixed = rng.sample(story, len(story))
        assert check(mixed) is not None


def test_refused():
    with refused("words must be a list"):
        check("Anna is")
    with refused("n"):
        stories(0)
    with refused("The answer is 'Anna'"):
        entropy(words_of(f"{OPENING} Who has the ball? Ben"))
