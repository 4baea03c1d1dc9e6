"""Reading pairs of texts from files, and saying where a file is damaged."""

import bz2
import gzip
import json
import lzma
import os
import zipfile

import pytest

from annotated_lab.data.text_files import (
    check_file,
    read_aligned,
    read_json,
    read_lines,
    read_table,
)
from tests.helpers.small import refused


@pytest.fixture
def write(tmp_path):

    def write(name, content):
        path = tmp_path / name
        content = content.encode() if isinstance(content, str) else content
        path.write_bytes(gzip.compress(content) if name.endswith(".gz") else content)
        return path

    return write


def test_lines(write):
    assert list(read_lines(write("a", "one\n\nthree\n"))) == ["one", "", "three"]
    assert list(read_lines(write("b", "one\r\ntwo"))) == ["one", "two"]
    assert list(read_lines(write("c", ""))) == []
    assert list(read_lines(write("d.gz", "größer\nzwei\n"))) == ["größer", "zwei"]
    # str.splitlines would cut at each of these, and the other file not: all pairs shift.
    line = "a\u2028b\x0bc\x85d"
    assert list(read_lines(write("a", f"{line}\nnext\n"))) == [line, "next"]
    assert list(read_lines(write("a", "\ufeffone\n\ufefftwo\n"))) == [
        "one",
        "\ufefftwo",
    ]
    # They end in carriage returns alone, so that all of them would be one line.
    with refused("a ends its lines with carriage returns alone", "tr '\\r'"):
        list(read_lines(write("a", "one\rtwo\r")))
    assert list(read_lines(write("b", "o\rne\ntwo\r"))) == ["o\rne", "two"]
    path = write("de.txt", "eins\nfünf\n".encode("latin-1"))
    lines = read_lines(path)
    assert next(lines) == "eins"
    with refused(str(path), "line 2: byte 2 (0xfc) is not UTF-8", "iconv"):
        next(lines)


def test_utf_16_and_32_are_called_by_their_names(write):
    for kind in ("UTF-16", "UTF-32"):
        for order in ("le", "be"):
            path = write("de.txt", "\ufeffeins\nfünf\n".encode(f"{kind}-{order}"))
            with refused(f"{path} is {kind}", f"iconv -f {kind} -t UTF-8"):
                next(read_lines(path))
    # UTF-16 without its mark is UTF-8 too, with a NUL after each letter.
    for content in ("eins\nzwei\n".encode("utf-16-le"), b"a\0b\n"):
        with refused("de.txt, line 1: holds a NUL byte", "iconv -f UTF-16LE"):
            list(read_lines(write("de.txt", content)))


def test_packed_files(write):
    write("a.xz", lzma.compress(b"one\n"))
    write("a.bz2", bz2.compress(b"one\n"))
    write("a.zst", b"\x28\xb5\x2f\xfd\x04")
    with zipfile.ZipFile(write("a.zip", b""), "w") as packed:
        packed.writestr("a", "one\n")
    for name, kind in dict(xz="xz", bz2="bzip2", zst="zstd", zip="zip").items():
        path = write("x", b"").with_name(f"a.{name}")
        with refused(f"a.{name} is packed with {kind}: unpack it first"):
            next(read_lines(path))
    path = write("a", b"one\n").rename(write("b", "").with_name("a.gz"))
    with refused("a.gz is not packed with gzip: leave .gz off its name"):
        list(read_lines(path))
    path = write("a.gz", "one\n").rename(write("b", "").with_name("c.txt"))
    with refused("c.txt is packed with gzip", "ends in .gz"):
        next(read_lines(path))
    whole = gzip.compress("".join(f"line {i}\n" for i in range(5000)).encode())
    for number, content in enumerate([whole[:-9], whole + b"x", whole[:40] + b"xxxx"]):
        path = write(f"{number}", content)
        path = path.rename(path.with_suffix(".gz"))
        with refused(f"{number}.gz: damaged after line", "get the file again"):
            list(read_lines(path))


def test_files_that_cannot_be_read_more_than_once(write, monkeypatch):
    """As `<(zcat a.gz)` in a shell: it is there, and after one epoch it would be empty."""
    path = write("a", "one\n")
    check_file(path)
    with refused("is a folder: name the files in it"):
        check_file(path.parent)
    with refused("nowhere is not a file: check the name"):
        check_file(path.with_name("nowhere"))
    os.mkfifo(path.with_name("pipe"))
    with refused("pipe is not a file on the disk but a pipe", "write it into a file"):
        check_file(path.with_name("pipe"))
    monkeypatch.setattr(os, "access", lambda *_: False)  # root may read all
    with refused("a cannot be read: get the permission to"):
        check_file(path)


def test_aligned_files(write):
    source, target = write("en", "one\ntwo\n"), write("de.gz", "eins\nzwei")
    assert list(read_aligned(source, target)) == [("one", "eins"), ("two", "zwei")]

    for n_source, n_target in [(3, 5), (5, 3), (1, 0), (0, 1)]:
        source, target = write("en", "a\n" * n_source), write("de", "b\n" * n_target)
        with refused(f"en has {n_source} lines and", f"de has {n_target}"):
            list(read_aligned(source, target))


def test_tables(write):
    path = write("pairs.tsv", "one\teins\n\ntwo \tzwei\n")
    assert list(read_table(path)) == [("one", "eins"), ("", ""), ("two ", "zwei")]
    # As Tatoeba's: source, target, licence. A line with a stray tab cannot be trusted.
    path = write("deu.txt", "one\teins\tCC-BY\na\tb\tc\td\ntwo\tzwei\tCC-BY\nthree\n")
    expected = [("one", "eins"), None, ("two", "zwei"), None]
    assert list(read_table(path)) == expected
    with refused("en.txt, line 2: no tab", "give both"):
        list(read_table(write("en.txt", "\none\ntwo\n")))


def test_objects(write):
    items = [
        {"en": "one\ttwo", "de": "eins", "id": 7},
        {"translation": {"de": "fünf", "en": "five"}},
        {"en": None, "de": "x"},
    ]
    path = write("pairs.jsonl", "\n".join(map(json.dumps, items)) + "\n\n")
    expected = [("one\ttwo", "eins"), ("five", "fünf"), ("", "x"), ("", "")]
    assert list(read_json(path, ("en", "de"))) == expected
    # It is the target itself, and no object that holds both.
    path = write("pairs.jsonl", '{"en": "one", "translation": "eins"}')
    assert list(read_json(path, ("en", "translation"))) == [("one", "eins")]
    # JSON can spell it. No file takes it, so the run would break at its first save.
    path = write(
        "pairs.jsonl", '{"en": "a", "de": "b"}\n{"en": "\\ud83d", "de": "b"}\n'
    )
    with refused("pairs.jsonl, line 2: holds half of a surrogate pair"):
        list(read_json(path, ("en", "de")))
    with refused("pairs.jsonl, line 1: not JSON", "at character 8"):
        list(read_json(write("pairs.jsonl", '{"en": one}\n'), ("en", "de")))


def test_objects_without_those_texts_and_json_that_python_does_not_read(write):
    """Also brackets in brackets without end, and a number of 5000 digits."""
    lacking = {
        '{"en": "a"}': "only en",
        '{"en": 3, "de": "b"}': "only de",
        '"a"': "only ",
    }
    wrong = {line: ("no texts 'en' and 'de'", only) for line, only in lacking.items()}
    unread = ["[" * 100_000, '{"en": ' + "9" * 5000 + "}"]
    for line, parts in (wrong | dict.fromkeys(unread, (": not JSON",))).items():
        path = write("pairs.jsonl", f'{{"en": "a", "de": "b"}}\n{line}\n')
        with refused("pairs.jsonl, line 2", *parts):
            list(read_json(path, ("en", "de")))
