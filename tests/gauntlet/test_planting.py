"""A planted copy runs by itself, and the pages link to chapters by their own names."""

import ast

import pytest

import annotated
from gauntlet.chapters import name_of, stem_of
from gauntlet.planting import FILES, plant, text_of
from tests.helpers.pages import chapters


def test_no_two_files_give_one_name():
    """They run in one namespace: the second would take the place of the first."""
    seen = {}
    for file in FILES:
        for node in ast.parse(text_of(file)).body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                assert seen.setdefault(node.name, file) == file


def test_the_copy_and_the_package_are_apart():
    first, second = plant(), plant()
    classes = {annotated.MultiHeadAttention, first.MultiHeadAttention}
    assert len({*classes, second.MultiHeadAttention}) == 3
    layer = first.EncoderLayer.__init__.__globals__
    assert layer["MultiHeadAttention"] is first.MultiHeadAttention


def test_what_a_file_imports_must_be_there():
    with pytest.raises(ImportError, match="cannot import name 'padding_mask'"):
        plant(("transformer/masks.py", "def padding_mask(", "def of_padding("))


def test_a_change_must_fit():
    with pytest.raises(AssertionError, match="0 times 'nowhere'"):
        plant(("transformer/masks.py", "nowhere", ""))
    with pytest.raises(AssertionError, match=r"no file 'masks\.py'"):
        plant(("masks.py", "def padding_mask(", "def of_padding("))


def test_a_chapter_is_named_by_its_heading():
    assert stem_of(8) == "08-masking"
    assert name_of(23) == "chapter 23, Is your Transformer right?"
    for number, page in enumerate(chapters(), start=1):
        assert page == f"{stem_of(number)}.ipynb" and name_of(number)


def test_a_chapter_that_is_not_there():
    with pytest.raises(ValueError, match="0 chapters with the number 99"):
        stem_of(99)
