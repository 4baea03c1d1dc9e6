"""The page knows the right answer: German numbers, and the number that English words name."""

import random
from hashlib import sha256

import pytest

from annotated import number_words
from annotated.data.tokenizers import split_words
from annotated_book.widgets.in_page.english import number_of
from tests.helpers.javascript import in_node

SAID = {
    "a hundred and one": 101, "one hundred one": 101, "A Thousand": 1000, "hundred": 100,
    "thousand and one": 1001, "twelve hundred": 1200, "twelve hundred and five": 1205,
    "nineteen hundred and eighty-four": 1984, "forty hundred": 4000, "ninety-nine hundred": 9900,
    "two hundred thousand three": 200_003, "one thousand nine hundred ninety-nine": 1999,
    "forty seven": 47, "seven  hundred-thousand": 700_000, "zero": 0, "a hundred thousand": 100_000,
    "nine hundred ninety nine thousand nine hundred ninety nine": 999_999,
    "seven forty": None, "twenty ten": None, "twenty twenty-six": None, "one two": None,
    "hundred and": None, "and": None, "and one": None, "one and one": None, "": None,
    "zero hundred": None, "zero thousand": None, "forty zero": None, "thousand zero": None,
    "one thousand thousand": None, "one hundred hundred": None, "twelve hundred thousand": None,
    "one thousand twelve hundred": None, "one hundred zero": None, "forty-eleven": None,
    "one hundred and and one": None, "one thousand hundred and": None, "million": None,
    "one hundred and one hundred": None, "one thousand hundred": 1100,
    "constructor": None, "forty constructor": None, "_ one": None,
}  # fmt: skip


@pytest.fixture
def js(tmp_path):
    module = ["in_page/german.js"]
    return lambda code, given=None: in_node(tmp_path, module, code, given)


def test_every_german_number_is_that_of_num2words(js):
    """All million of them. num2words takes minutes for these; its thousands are put together."""
    below = [number_words(n)[1] for n in range(1000)]
    thousands = ["", *(number_words(1000 * n)[1] for n in range(1, 1000))]
    for number in random.Random(5).sample(range(10**6), 2000):
        front, back = divmod(number, 1000)
        whole = thousands[front] + (below[back] if back or not front else "")
        assert whole == number_words(number)[1]
    rows = [a + b for a in thousands for b in ["", *below[1:]]]
    rows[0] = below[0]
    assert len(rows) == len(set(rows)) == 10**6
    found = js("""
        const { createHash } = await import("node:crypto");
        const hash = createHash("sha256");
        for (let n = 0; n < 1_000_000; n++) hash.update(js.germanWords(n) + "\\n");
        return hash.digest("hex");
    """)
    assert found == sha256("".join(f"{row}\n" for row in rows).encode()).hexdigest()


def test_every_tested_number_is_read_back(js):
    numbers = [*range(1200), *range(1200, 10**6, 331), 999_999]
    texts = [number_words(n)[0] for n in numbers]
    for written in (texts, [text.replace(" and ", " ") for text in texts]):
        assert js("return given.map(js.numberOf);", written) == numbers
        assert [number_of(split_words(text)) for text in written] == numbers
    assert js("return given.map(js.numberOf);", list(SAID)) == list(SAID.values())
    for text, number in SAID.items():
        assert number_of(split_words(text)) == number, text


def test_any_words_are_read_alike(js):
    draw = random.Random(9)
    words = "zero one two nine ten twelve nineteen twenty forty ninety hundred thousand and a"
    texts = [
        " ".join(
            draw.choices([*words.split(), "hundred", "thousand"], k=draw.randint(1, 7))
        )
        for _ in range(20_000)
    ]
    found = js("return given.map(js.numberOf);", texts)
    assert found == [number_of(split_words(text)) for text in texts]
    assert sum(number is not None for number in found) > 1000


def test_a_german_answer_names_its_number(js):
    numbers = [*range(2100), *range(2100, 10**6, 331), 101_000, 999_999]
    texts = [number_words(n)[1] for n in numbers]
    assert js("return given.map(js.germanNumberOf);", texts) == numbers
    years = [*range(1100, 2000)]
    found = js("return given.map((n) => js.germanNumberOf(js.inHundreds(n)));", years)
    assert found == years
    nameless = ["", "s", "undzwanzig", "elfhundertnull", "einstausend", "zehnhundert"]
    assert not any(js("return given.map(js.germanNumberOf);", nameless))


# German text -> the numbers for which it is right, and for which it is wrong.
GERMAN = {
    "zwölf": ([12], [1200]), "hundert": ([100], []), "": ([], [0]), "einhundert": ([100], []),
    "tausendeins": ([1001], []), "hunderteins": ([101], []), "undzwanzig": ([], [21]),
    "hunderttausend": ([100_000], [101_000]), "hunderteintausend": ([101_000], []),
    "einhunderteinstausend": ([101_000], []), "hunderteinstausendeins": ([101_001], []),
    "eintausend": ([1000], []), "einstausend": ([], [1000]), "neunzehnhundert": ([1900], []),
    "neunzehnhundertvierundachtzig": ([1984], []), "elfhundert": ([1100], []),
    "zehnhundert": ([], [1000]), "elfhundertnull": ([], [1100]), "zwanzighundert": ([], [2000]),
    "zwölfhundert": ([], [1300]), "s": ([], [1]), "zwanzigtausend": ([], [21_000]),
    "sieben": ([7], []), "null": ([0], []),
}  # fmt: skip


def test_german_answers_are_right_or_wrong(js):
    pairs = {
        (text, number): numbers is right
        for text, (right, wrong) in GERMAN.items()
        for numbers in (right, wrong)
        for number in numbers
    }
    found = js("return given.map((pair) => js.isGermanFor(...pair));", list(pairs))
    assert dict(zip(pairs, found, strict=True)) == pairs
