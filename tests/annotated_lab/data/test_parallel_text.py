"""Parallel text: nothing is lost without being counted."""

import gzip
import json
import math
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotated import WordTokenizer
from annotated_lab import ParallelText, TokenBatches, encode_pairs
from annotated_lab.data.parallel_text import Report
from tests.helpers.small import refused

PAIRS = [("one", "eins"), ("two", "zwei"), ("three and four", "drei und vier")]


def tsv(path, pairs=PAIRS):
    path.write_text("".join(f"{src}\t{tgt}\n" for src, tgt in pairs), "utf-8")
    return path


def test_a_report():
    report = Report(kept=29_000)
    assert str(report) == "29,000 pairs kept, left out: none"
    for number in (3, 5, 8, 13):
        report.leave_out("empty", number)
    report.leave_out("too long", 4)
    assert report.left_out == {"empty": 4, "too long": 1}
    assert str(report) == (
        "29,000 pairs kept, left out: 4 empty (first: 3, 5, 8), 1 too long (first: 4)"
    )


def test_the_same_pairs_from_every_kind_of_file(tmp_path):
    for name in ("en", "de"):
        lines = "".join(f"{pair[name == 'de']}\n" for pair in PAIRS)
        (tmp_path / f"text.{name}").write_text(lines, "utf-8")
        (tmp_path / f"text.{name}.gz").write_bytes(gzip.compress(lines.encode()))
    items = [json.dumps({"src": src, "tgt": tgt}) for src, tgt in PAIRS]
    (tmp_path / "text.jsonl").write_text("\n".join(items))
    (tmp_path / "text.json.gz").write_bytes(gzip.compress("\n".join(items).encode()))
    table = tsv(tmp_path / "text.tsv")
    (tmp_path / "text.txt.gz").write_bytes(gzip.compress(table.read_bytes()))
    (tmp_path / "TEXT.TSV.GZ").write_bytes(gzip.compress(table.read_bytes()))
    single = ["text.tsv", "text.txt.gz", "text.jsonl", "text.json.gz", "TEXT.TSV.GZ"]
    both = [["text.en", "text.de"], ["text.en.gz", "text.de"]]
    for names in [*both, *([name] for name in single)]:
        text = ParallelText(*(tmp_path / name for name in names))
        assert list(text) == list(text) == PAIRS, names
        assert (text.report.kept, text.report.left_out) == (3, {})


COLUMNS = ("id", "en", "de"), ("7", 'a, "b"', "eins\nzwei"), ("8", "two", "zwei")
TMX = """<tmx version="1.4"><body>
<tu><tuv xml:lang="en-US"><seg>one <hi>a</hi></seg></tuv>
<tuv xml:lang="DE"><seg>eins</seg></tuv></tu>
</body></tmx>"""
XLIFF = """<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file><body>
<trans-unit id="1"><source>one</source><target>eins</target>
<alt-trans><target>ein</target></alt-trans></trans-unit></body></file></xliff>"""


def test_tables_whose_columns_are_chosen(tmp_path):
    quoted = "".join(
        ",".join('"' + c.replace('"', '""') + '"' for c in row) + "\n"
        for row in COLUMNS
    )
    (tmp_path / "a.csv").write_text(quoted, "utf-8")
    (tmp_path / "a.tsv").write_text(
        "".join("\t".join(row) + "\n" for row in COLUMNS[::2]), "utf-8"
    )
    rows = [row[1:] for row in COLUMNS]
    assert list(ParallelText(tmp_path / "a.csv", columns=("en", "de"))) == rows[1:]
    assert list(ParallelText(tmp_path / "a.csv", columns=("2", "3"))) == rows
    assert list(ParallelText(tmp_path / "a.tsv", columns=("de", "en"))) == [
        ("zwei", "two")
    ]
    assert list(ParallelText(tmp_path / "a.tsv"))[1] == ("8", "two")
    with refused(
        "columns: ", "a.tsv has no column 'fr'. Choose two of 1 to 3", "id, en, de"
    ):
        list(ParallelText(tmp_path / "a.tsv", columns=("en", "fr")))
    with refused("columns must be two numbers or names of a table, got ('1', '1')"):
        ParallelText(tmp_path / "a.tsv", columns=("1", "1"))
    with refused("columns are those of one table"):
        ParallelText(tmp_path / "a.tsv", tmp_path / "a.tsv", columns=("1", "2"))
    (tmp_path / "b.csv").write_text('a,b\n"never closed,c\n')
    with refused("b.csv: not CSV"):
        list(ParallelText(tmp_path / "b.csv"))


def test_units_of_translation_tools(tmp_path):
    (tmp_path / "a.tmx").write_text(TMX)
    (tmp_path / "a.xlf.gz").write_bytes(gzip.compress(XLIFF.encode()))
    assert list(ParallelText(tmp_path / "a.tmx")) == [("one a", "eins")]
    assert list(ParallelText(tmp_path / "a.tmx", fields=("de", "en"))) == [
        ("eins", "one a")
    ]
    assert list(ParallelText(tmp_path / "a.xlf.gz")) == [("one", "eins")]
    with refused("a.tmx: a unit in en-us, de, not 'fr' and 'it': choose two languages"):
        list(ParallelText(tmp_path / "a.tmx", fields=("fr", "it")))
    (tmp_path / "b.tmx").write_text(TMX[:60])
    with refused("b.tmx: not XML"):
        list(ParallelText(tmp_path / "b.tmx"))


def test_objects_in_a_list_and_in_objects(tmp_path):
    path = tmp_path / "a.json"
    path.write_text('[{"id": 3, "text": {"en": "one", "de": "eins"}}]')
    assert list(ParallelText(path, fields=("text.en", "text.de"))) == [("one", "eins")]
    with refused(
        "item 1: no texts 'src' and 'tgt', only text.en, text.de: choose two by fields"
    ):
        list(ParallelText(path))


def test_fields_and_accents(tmp_path):
    path = tmp_path / "pairs.jsonl"
    path.write_text('{"de": "eins", "en": "one"}')
    assert list(ParallelText(path, fields=("de", "en"))) == [("eins", "one")]
    # One file from a Mac, one from elsewhere: the same words.
    apart = tsv(tmp_path / "apart.tsv", [("five", "fu\u0308nf")])
    assert list(ParallelText(apart)) == [("five", "fünf")]


def test_what_is_left_out_is_counted(tmp_path):
    path = tmp_path / "pairs.tsv"
    rows = ["a\tb", "\tb", "a\t ", "", "a\tb\tc", " c \td ", "a", "a\tlonger than it"]
    path.write_text("\n".join(rows))
    text = ParallelText(path, max_ratio=5.0)
    assert list(text) == [("a", "b"), ("c", "d")]
    assert text.report.kept == 2
    assert text.report.left_out == {"empty on one side": 2, "empty": 1, "misaligned": 3}
    first = {"empty on one side": [2, 3], "empty": [4], "misaligned": [5, 7, 8]}
    assert text.report.first == first
    assert len(list(ParallelText(path))) == 3  # no ratio, unless it is asked for
    pairs = [("a" * 5, "b"), ("a", "b" * 5), ("a" * 6, "b"), ("a", "b" * 6)]
    text = ParallelText(tsv(tmp_path / "x.tsv", pairs), max_ratio=5.0)
    assert list(text) == pairs[:2]
    assert text.report.first == {"misaligned": [3, 4]}
    text = ParallelText(tsv(tmp_path / "x.tsv", [("a", ""), *PAIRS]))
    passing = iter(text)
    assert (text.report.kept, text.report.left_out) == (0, {})
    next(passing)
    assert (text.report.kept, text.report.left_out) == (1, {"empty on one side": 1})


@given(st.lists(st.sampled_from(["a\tb", "a\t", "a", "a\tb\tc", ""]), min_size=1))
def test_each_line_is_kept_or_counted(tmp_path_factory, rows):
    path = tmp_path_factory.mktemp("rows") / "pairs.tsv"
    path.write_text("\n".join(["a\tb", *rows]) + "\n")
    text = ParallelText(path)
    n_read = len(list(text))
    assert n_read == text.report.kept == 1 + rows.count("a\tb")
    kinds = {
        "empty": [""],
        "empty on one side": ["a\t"],
        "misaligned": ["a", "a\tb\tc"],
    }
    expected = {name: sum(map(rows.count, kind)) for name, kind in kinds.items()}
    assert text.report.left_out == +Counter(expected)


def test_files_that_give_nothing(tmp_path):
    (tmp_path / "empty.tsv").touch()
    (tmp_path / "blank.tsv").write_text("\n \n")
    with refused("empty.tsv: empty"):
        list(ParallelText(tmp_path / "empty.tsv"))
    with refused("blank.tsv: 0 pairs kept, left out: 2 empty"):
        list(ParallelText(tmp_path / "blank.tsv"))
    empty = (tmp_path / "empty.tsv").rename(tmp_path / "empty.en")
    with refused("empty.en and", "empty.en: empty"):
        list(ParallelText(empty, empty))
    with refused("nowhere.en is not a file"):
        ParallelText(tmp_path / "nowhere.en")
    with refused(f"{tmp_path} is a folder"):
        ParallelText(tsv(tmp_path / "x.tsv"), tmp_path)
    (tmp_path / "pairs.xls").touch()
    with refused("pairs.xls is of an unknown kind", ".tsv .csv .jsonl"):
        ParallelText(tmp_path / "pairs.xls")
    for ratio in (0.5, math.inf, math.nan):
        with refused(f"max_ratio must be a finite number of at least 1, got {ratio}"):
            ParallelText(tmp_path / "x.tsv", max_ratio=ratio)
    words = WordTokenizer.learn(["a b"])
    with refused("pairs must be a list, got the text 'ab'"):
        encode_pairs("ab", words, words, max_len=9)
    with refused("each of pairs must be a list, got the text 'ab'"):
        list(encode_pairs(["ab", "ba"], words, words, max_len=9))
    table = tsv(tmp_path / "text.tsv")
    with refused("fields must be a list, got the text 'ab'"):
        ParallelText(table, fields="ab")
    for fields in [("en", "en"), ("en", ""), ("en", "de", "fr")]:
        with refused("fields must be the names of source and target", "en"):
            ParallelText(table, fields=fields)


def test_two_files_that_each_hold_both_sides(tmp_path):
    """Two parts of a text, and no source and target. They would be read as such, tabs and all."""
    for kind in (".tsv", ".jsonl", ".json.gz"):
        files = [tmp_path / f"{name}{kind}" for name in "ab"]
        for file in files:
            file.touch()
        plain = kind.removesuffix(".gz")
        with refused("a.", f"but a {plain} holds both", "join several with cat"):
            ParallelText(*files)


WORDS = WordTokenizer(["one", "two", "eins", "zwei"])


def test_encoded_pairs():
    texts = [("one two", "eins"), ("two", "drei")]
    encoded = encode_pairs(texts, WORDS, WORDS, max_len=3)
    expected = [([4, 5], [1, 6, 2]), ([5], [1, 3, 2])]
    assert list(encoded) == list(encoded) == expected
    assert (encoded.report.kept, encoded.report.left_out) == (2, {})
    # The ends of the target count.
    texts = [("one", "eins zwei"), ("one two one two one", "eins")]
    texts += [("one " * 4, "eins"), ("one", "eins zwei eins")]
    encoded = encode_pairs(texts, WORDS, WORDS, max_len=4)
    assert [len(src) for src, _ in encoded] == [1, 4]
    assert (encoded.report.kept, encoded.report.left_out) == (2, {"too long": 2})
    assert encoded.report.first == {"too long": [2, 4]}
    with refused("max_len = 1: 0 pairs kept, left out: 4 too long"):
        list(encode_pairs(texts, WORDS, WORDS, max_len=1))
    with refused("max_len must be an integer of at least 1, got 0"):
        encode_pairs(texts, WORDS, WORDS, max_len=0)
    encoded = encode_pairs([(" ", "eins"), ("one", "")], WORDS, WORDS, max_len=5)
    assert list(encoded) == [([4], [1, 2])]
    assert encoded.report.left_out == {"empty": 1}


@pytest.fixture(scope="module")
def as_multi30k(tmp_path_factory):
    """29,000 pairs of 4 to 22 words and a full stop on each side, like its training set."""
    folder = tmp_path_factory.mktemp("multi30k")
    for name, step in [("en", 7), ("de", 11)]:
        words = [f"{name}{i}" for i in range(997)] * 2
        with (folder / f"train.{name}").open("w", encoding="utf-8") as file:
            for i in range(29_000):
                first = step * i % 997
                file.write(" ".join(words[first : first + 4 + i * i % 19]) + ".\n")
    return ParallelText(folder / "train.en", folder / "train.de")


def test_a_set_like_multi30k(as_multi30k, unchecked):
    """Read, encoded and cut into batches: every pair once, with little padding."""
    tokenizers = [
        WordTokenizer.learn((pair[side] for pair in as_multi30k), min_freq=2)
        for side in (0, 1)
    ]
    assert as_multi30k.report.kept == 29_000
    assert [len(tokenizer) for tokenizer in tokenizers] == [997 + 1 + 4] * 2
    encoded = encode_pairs(as_multi30k, *tokenizers, max_len=64)
    batches = TokenBatches(encoded, 2_000, pad_id=0)
    n_pairs = n_real = n_places = 0
    for batch in batches.epoch(0):
        n_pairs += len(batch.src)
        n_real += batch.n_tokens
        n_places += batch.tgt_out.numel()
        assert max(batch.src.numel(), batch.tgt_out.numel()) <= 2_000
    assert n_pairs == encoded.report.kept == 29_000
    assert n_real > 0.9 * n_places
