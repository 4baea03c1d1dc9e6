"""Number words in twelve languages, against their grammars, written down by hand."""

import re

import pytest

from annotated_lab.data.languages import (
    CODES,
    LANGUAGES,
    counting_text_in,
    number_words_in,
    written,
)
from tests.helpers.small import refused

# Irregular numbers, joints, and wherever num2words was wrong
BY_HAND = {
    "de": """0 null; 1 eins; 16 sechzehn; 17 siebzehn; 21 einundzwanzig; 30 dreißig
        97 siebenundneunzig; 101 einhunderteins; 1000 eintausend; 1001 eintausendeins
        21000 einundzwanzigtausend; 101000 einhunderteintausend
        301001 dreihunderteintausendeins""",
    "nl": """0 nul; 1 één; 8 acht; 14 veertien; 21 eenentwintig; 22 tweeëntwintig
        32 tweeëndertig; 80 tachtig; 100 honderd; 101 honderdeen; 1000 duizend
        1001 duizend een; 1100 duizend honderd; 4002 vierduizend twee
        28064 achtentwintigduizend vierenzestig; 101000 honderdeenduizend
        271850 tweehonderdeenenzeventigduizend achthonderdvijftig""",
    "da": """0 nul; 1 et; 16 seksten; 21 enogtyve; 40 fyrre; 50 halvtreds; 53 treoghalvtreds
        60 tres; 64 fireogtres; 70 halvfjerds; 80 firs; 97 syvoghalvfems; 100 et hundrede
        101 et hundrede og et; 160 et hundrede og tres; 1000 et tusind
        1001 et tusind og et; 1100 et tusind et hundrede; 60060 tres tusind og tres
        301001 tre hundrede og et tusind og et""",
    "sv": """0 noll; 1 ett; 7 sju; 14 fjorton; 18 arton; 21 tjugoett; 40 fyrtio
        45 fyrtiofem; 100 etthundra; 1000 ettusen; 1100 ettusenetthundra
        21000 tjugoettusen; 101000 etthundraettusen; 257 tvåhundrafemtiosju
        693000 sexhundranittiotretusen""",
    "fr": """0 zéro; 1 un; 16 seize; 21 vingt et un; 70 soixante-dix; 71 soixante et onze
        77 soixante-dix-sept; 80 quatre-vingts; 81 quatre-vingt-un; 91 quatre-vingt-onze
        97 quatre-vingt-dix-sept; 100 cent; 200 deux cents; 201 deux cent un
        280 deux cent quatre-vingts; 1000 mille; 1100 mille cent; 2000 deux mille
        80000 quatre-vingt mille; 200000 deux cent mille; 71071 soixante et onze mille
        soixante et onze""",
    "es": """0 cero; 16 dieciséis; 21 veintiuno; 22 veintidós; 26 veintiséis
        31 treinta y uno; 100 cien; 101 ciento uno; 500 quinientos; 700 setecientos
        900 novecientos; 1000 mil; 1100 mil cien; 1021 mil veintiuno
        21000 veintiún mil; 31000 treinta y un mil; 101000 ciento un mil
        621021 seiscientos veintiún mil veintiuno; 100100 cien mil cien""",
    "it": """0 zero; 3 tre; 16 sedici; 21 ventuno; 23 ventitré; 28 ventotto; 67 sessantasette
        80 ottanta; 88 ottantotto; 101 centouno; 103 centotré; 108 centotto
        180 centottanta; 1000 mille; 1003 milletré; 1023 milleventitré; 2000 duemila
        3000 tremila; 23000 ventitremila; 21000 ventunomila; 13013 tredicimilatredici
        20003 ventimilatré""",
    "pt": """0 zero; 1 um; 3 três; 14 catorze; 16 dezasseis; 17 dezassete; 19 dezanove
        21 vinte e um; 100 cem; 101 cento e um; 200 duzentos; 500 quinhentos; 1000 mil
        1001 mil e um; 1100 mil e cem; 1101 mil cento e um; 2300 dois mil e trezentos
        2345 dois mil trezentos e quarenta e cinco; 100000 cem mil""",
    "pl": """0 zero; 4 cztery; 15 piętnaście; 19 dziewiętnaście; 40 czterdzieści
        97 dziewięćdziesiąt siedem; 200 dwieście; 300 trzysta; 500 pięćset; 1000 tysiąc
        2000 dwa tysiące; 5000 pięć tysięcy; 12000 dwanaście tysięcy
        21000 dwadzieścia jeden tysięcy; 22000 dwadzieścia dwa tysiące
        112000 sto dwanaście tysięcy; 101001 sto jeden tysięcy jeden""",
    "fi": """0 nolla; 8 kahdeksan; 10 kymmenen; 11 yksitoista; 20 kaksikymmentä; 100 sata
        97 yhdeksänkymmentäseitsemän; 200 kaksisataa; 1000 tuhat; 1001 tuhat yksi
        2000 kaksituhatta; 100000 satatuhatta; 21000 kaksikymmentäyksituhatta
        2100 kaksituhatta sata""",
    "tr": """0 sıfır; 1 bir; 11 on bir; 40 kırk; 97 doksan yedi; 100 yüz; 101 yüz bir
        200 iki yüz; 1000 bin; 1001 bin bir; 1100 bin yüz; 2000 iki bin
        11000 on bir bin; 21000 yirmi bir bin; 101000 yüz bir bin; 100001 yüz bin bir
        621100 altı yüz yirmi bir bin yüz; 301661 üç yüz bir bin altı yüz altmış bir""",
    "ja": """0 零; 1 一; 10 十; 11 十一; 20 二十; 97 九十七; 100 百; 300 三百; 1000 千
        1100 千百; 4247 四千二百四十七; 10000 一万; 11000 一万千; 100000 十万
        621100 六十二万千百; 999999 九十九万九千九百九十九""",
}


def cases():
    for code, text in BY_HAND.items():
        text = re.sub(r"\s+", " ", text)
        for number, words in re.findall(r"(\d+) ([^;\d]+)", text):
            yield code, int(number), words.strip()


@pytest.mark.parametrize("code", CODES)
def test_words_by_hand(code):
    mine = [(number, words) for one, number, words in cases() if one == code]
    assert len(mine) >= 13
    for number, words in mine:
        assert number_words_in(number, code) == words, number


# How a number ends before the word for a thousand, and that word
THOUSANDS = {
    "de": ("eins$", "ein", "tausend"),
    "nl": ("één$", "een", "duizend"),
    "da": ("$", "", " tusind"),
    "sv": ("ett$", "et", "tusen"),
    "fr": ("(?<=vingt)s$|(?<=cent)s$", "", " mille"),
    "es": ("uno$", "un", " mil"),
    "it": ("é$", "e", "mila"),
    "pt": ("$", "", " mil"),
    "fi": ("$", "", "tuhatta"),
    "tr": ("$", "", " bin"),
}


@pytest.mark.parametrize("code", THOUSANDS)
def test_the_joints_of_thousands(code):
    """So many thousands is the number itself, but for its end, and the word for a thousand."""
    end, shortened, thousand = THOUSANDS[code]
    for n in (2, 3, 21, 22, 23, 31, 80, 97, 101, 180, 200, 203, 280, 401, 721, 900):
        count = re.sub(end, shortened, number_words_in(n, code))
        count = count.replace("veintiun", "veintiún")
        assert number_words_in(1000 * n, code) == count + thousand, n


def test_what_num2words_has_wrong_is_noticed_when_it_is_mended():
    """If one of these fails, a newer num2words may need a correction less."""
    assert written(101_000, "de") == "einhunderteinstausend"
    assert written(21_000, "es") == "veintiuno mil"
    assert written(1023, "it") == "milleventitre"
    assert written(301_001, "da") == "trehundrede og ettusindet"
    assert written(1001, "nl") == "duizendéén"
    assert written(1000, "sv") == "etttusen"
    assert written(621_100, "tr") == "altıyüzyirmibinyüz"


def test_no_two_numbers_have_the_same_words():
    numbers = [*range(1100), *range(1000, 1_000_000, 997), *range(100_900, 101_200)]
    numbers = sorted({*numbers})
    for code in CODES:
        words = {number_words_in(n, code) for n in numbers}
        assert len(words) == len(numbers), code
        assert all(text == text.strip() and "  " not in text for text in words)


def test_the_languages():
    assert len(LANGUAGES) == len({*CODES}) == 12
    assert all(re.fullmatch("[a-z]{2}", code) for code in CODES)
    assert len({language.name for language in LANGUAGES}) == 12
    assert len({language.own_name for language in LANGUAGES}) == 12
    # Every word, or part of one, that is not made from others.
    for code in CODES:
        text = set(counting_text_in(code))
        wanted = [*range(101), *range(100, 1000, 100), *range(1000, 13_000, 1000)]
        assert {number_words_in(n, code) for n in wanted} <= text
    for number in (-1, 1_000_000, 1.0, True, "47", None):
        with refused("number must be an integer from 0 to 999,999", repr(number)):
            number_words_in(number, "fr")
    with refused("code = 'no' is none of the languages", "choose one of de, nl, da"):
        number_words_in(1, "no")


def test_a_text_to_learn_from_has_all_letters():
    """Below 21,000 no number has the "ú" of "veintiún mil"; a model would learn "<unk>"."""
    known = {letter for code in CODES for letter in "".join(counting_text_in(code))}
    for code in CODES:
        numbers = [*range(0, 1_000_000, 997), *range(0, 1_000_000, 1000)]
        letters = {*"".join(number_words_in(n, code) for n in numbers)}
        assert letters <= known, code
