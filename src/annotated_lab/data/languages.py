"""Numbers in the words of twelve languages: what the translator of many languages learns.

The library `num2words` writes them. Read against each language's grammar, on all numbers up
to 120, on hundreds, thousands and the joints between them, it was wrong in seven of the twelve
(version 0.5.14), and this module corrects it:

- German: 101,000 is "einhunderteintausend", not "einhunderteinstausend".
- Spanish: *uno* is shortened before *mil*, "veintiún mil" and not "veintiuno mil".
- Italian: *tre* at the end of a longer word has its accent after *mille*, too: "milleventitré".
- Danish: 60 is "tres", not "treds"; from a hundred on, the parts are words of their own, and
  `num2words` joins them, in some numbers so that one cannot tell where ("ettusindet").
- Dutch: a space follows *duizend*, and only 1 by itself has accents: "duizend een".
- Swedish: 40 is "fyrtio", three *t* in a row become two ("ettusen"), and a number below a
  million is one word.
- Turkish: `num2words` loses a digit, 621,100 has no *bir*. It also writes all as one word, as
  on a check; elsewhere the parts are words of their own.

French, Portuguese (of Portugal), Polish, Finnish and Japanese are as `num2words` has
them. It also writes Norwegian ("en tusen"), Hungarian ("százkét" for 102), Czech ("dvěstě"),
Romanian ("o sută unu de mii") and Icelandic, and they are left out: what is wrong in them takes
a speaker to mend.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from annotated.checks import require
from annotated.data.number_words import check_number, import_num2words


@dataclass(frozen=True)
class Language:
    """A language by its code (ISO 639-1), its English name and its own."""

    code: str
    name: str
    own_name: str


# Germanic, Romance, Slavic, and three that are related to none of the others
LANGUAGES = [
    Language(*names)
    for names in [
        ("de", "German", "Deutsch"),
        ("nl", "Dutch", "Nederlands"),
        ("da", "Danish", "dansk"),
        ("sv", "Swedish", "svenska"),
        ("fr", "French", "français"),
        ("es", "Spanish", "español"),
        ("it", "Italian", "italiano"),
        ("pt", "Portuguese", "português"),
        ("pl", "Polish", "polski"),
        ("fi", "Finnish", "suomi"),
        ("tr", "Turkish", "Türkçe"),
        ("ja", "Japanese", "日本語"),
    ]
]
CODES = [language.code for language in LANGUAGES]


def number_words_in(number: int, code: str) -> str:
    """A number from 0 to 999,999 in the words of a language: 97, "fr" -> "quatre-vingt-dix-sept".

    Raises:
        ValueError: for anything but an integer in that range, and for another language.
    """
    check_number(number)
    require(
        code in CODES,
        f"code = {code!r} is none of the languages: choose one of {', '.join(CODES)}",
    )
    corrected = CORRECTED.get(code)
    return corrected(number) if corrected else written(number, code)


def written(number: int, code: str) -> str:
    """What `num2words` writes."""
    return import_num2words()(number, lang=code)


def german(number: int) -> str:
    return written(number, "de").replace("einstausend", "eintausend")


def spanish(number: int) -> str:
    words = written(number, "es").replace("veintiuno mil", "veintiún mil")
    return words.replace("uno mil", "un mil")


def italian(number: int) -> str:
    words = written(number, "it")
    return f"{words[:-1]}é" if number > 3 and words.endswith("tre") else words


def danish(number: int) -> str:
    """Words of their own from a hundred on: "to tusind tre hundrede og enogtres"."""
    if number < 100:
        words = written(number, "da")
        return words if "halvtreds" in words else words.replace("treds", "tres")
    unit, name = (1000, "tusind") if number >= 1000 else (100, "hundrede")
    count, rest = divmod(number, unit)
    words = f"{danish(count)} {name}"
    if not rest:
        return words
    return f"{words} og {danish(rest)}" if rest < 100 else f"{words} {danish(rest)}"


def dutch(number: int) -> str:
    """One word up to and with *duizend*, and a space after it."""
    if number == 1:
        return written(number, "nl")
    thousands, rest = divmod(number, 1000)
    words = [written(1000 * thousands, "nl")] if thousands else []
    words += [written(rest, "nl")] if rest or not thousands else []
    return " ".join(words).replace("één", "een")


def swedish(number: int) -> str:
    words = written(number, "sv").replace(" ", "").replace("förtio", "fyrtio")
    return words.replace("ettt", "ett")


def turkish(number: int) -> str:
    """Digit by digit, as the words of `num2words` for digits and tens say them."""
    if number < 10:
        return written(number, "tr")
    if number < 100:
        tens, ones = written(number - number % 10, "tr"), number % 10
        return f"{tens} {turkish(ones)}" if ones else tens
    unit = 1000 if number >= 1000 else 100
    count, rest = divmod(number, unit)
    words = [turkish(count)] if count > 1 else []  # a hundred is "yüz", without "bir"
    words += [written(unit, "tr")]
    words += [turkish(rest)] if rest else []
    return " ".join(words)


CORRECTED: dict[str, Callable[[int], str]] = {
    "de": german,
    "es": spanish,
    "it": italian,
    "da": danish,
    "nl": dutch,
    "sv": swedish,
    "tr": turkish,
}


def counting_text_in(code: str) -> list[str]:
    """Number words in which small and round numbers are frequent, as people count.

    A byte-pair encoding learned from it finds the parts that make up all other numbers, and
    every letter: the "ú" of "veintiún mil" stands in no number below 21,000.
    """
    round_numbers = [*range(20), *range(20, 100, 10), *range(100, 1000, 100)]
    round_numbers += [*range(1000, 13_000, 1000), *range(100_000, 1_000_000, 100_000)]
    numbers = round_numbers * 5 + list(range(100)) * 2 + list(range(100, 1000, 3))
    numbers += [21_000, 31_000, 101_000]
    return [number_words_in(n, code) for n in numbers]
