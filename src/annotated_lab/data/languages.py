"""Numbers in the words of twelve languages: what the translator of many languages learns."""

import re
from collections import namedtuple

from annotated.checks import require
from annotated.data.number_words import check_number, import_num2words

Language = namedtuple("Language", "code name own_name")
NAMES = """de German Deutsch; nl Dutch Nederlands; da Danish dansk; sv Swedish svenska;
fr French français; es Spanish español; it Italian italiano; pt Portuguese português;
pl Polish polski; fi Finnish suomi; tr Turkish Türkçe; ja Japanese 日本語"""
LANGUAGES = [Language(*names.split()) for names in NAMES.split(";")]
CODES = [language.code for language in LANGUAGES]

# By language: what `num2words` (0.5.14) writes wrongly, as patterns, and what is right.
CORRECTIONS: dict[str, list[tuple[str, str]]] = {
    "de": [("einstausend", "eintausend")],
    # A space follows "duizend", and only 1 by itself has accents.
    "nl": [("duizend ?(?=.)", "duizend "), ("(?<=.)één|één(?=.)", "een")],
    "da": [("(?<!halv)treds", "tres")],
    # "fyrtio", three t in a row become two, and a number below a million is one word.
    "sv": [(" ", ""), ("förtio", "fyrtio"), ("ettt", "ett")],
    "es": [("veintiuno mil", "veintiún mil"), ("uno mil", "un mil")],
    "it": [("(?<=.)tre$", "tré")],
}
# In these languages `num2words` joins or loses words: units, and what links a rest below 100.
APART = {
    "da": ({1000: "tusind", 100: "hundrede"}, "og "),
    "tr": ({1000: "bin", 100: "yüz", 10: ""}, ""),
}


def number_words_in(number: int, code: str) -> str:
    """Write a number from 0 to 999,999 in words: 97, "fr" -> "quatre-vingt-dix-sept"."""
    check_number(number)
    message = f"code = {code!r} is none of the languages: choose one of "
    require(code in CODES, message + ", ".join(CODES))
    return in_parts(number, code) if code in APART else corrected(number, code)


def written(number: int, code: str) -> str:
    return import_num2words()(number, lang=code)


def corrected(number: int, code: str) -> str:
    words = written(number, code)
    for pattern, right in CORRECTIONS.get(code, []):
        words = re.sub(pattern, right, words)
    return words


def in_parts(number: int, code: str) -> str:
    units, link = APART[code]
    unit = next((unit for unit in units if number >= unit), 1)
    count, rest = divmod(number, unit)
    if not units.get(unit):  # what has words of its own: below a hundred, or tens
        words = [corrected(number - rest, code)]
    elif code == "tr" and count == 1:  # a hundred is "yüz", without "bir"
        words = [units[unit]]
    else:
        words = [in_parts(count, code), units[unit]]
    if rest:
        words.append(link * (rest < 100) + in_parts(rest, code))
    return " ".join(words)


def counting_text_in(code: str) -> list[str]:
    """Return number words, the small and round ones often, with every letter there is."""
    often = [*range(20), *range(20, 100, 10), *range(100, 1000, 100)]
    often += [*range(1000, 13_000, 1000), *range(100_000, 1_000_000, 100_000)]
    numbers = often * 5 + list(range(100)) * 2 + list(range(100, 1000, 3))
    numbers += [21_000, 31_000, 101_000]
    return [number_words_in(n, code) for n in numbers]
