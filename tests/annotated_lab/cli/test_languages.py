"""`--to`: the language of a model that knows several."""

import json

from annotated.translator.translator import LANGUAGES
from annotated_lab.data.languages import CODES, number_words_in


def test_translate_to(run, capsys, tmp_path):
    for name in ("fr", "FR", "French", "français", "FRANÇAIS"):
        found = run("translate", "--to", name, "ninety-seven")
        assert found == (0, "quatre-vingt-dix-sept\n", "")
    code, out, said = run("translate", "--to", "da", stdin="ninety-seven\n\nsixty\n")
    assert (code, out, said) == (0, "syvoghalvfems\n\ntres\n", "")
    lines = "<fr> seventy-one\n<it> twenty-one\nsix\n"
    code, out, said = run("translate", "--model", LANGUAGES, stdin=lines)
    assert (code, out) == (2, "soixante et onze\nventuno\n\n")
    assert "line 3: text = 'six' does not start with a language" in said
    for command in ("translate", "evaluate"):
        code, out, _ = run(command, "--help")
        assert (code, "--to LANGUAGE" in out) == (0, True)
        assert all(code in out for code in CODES)
        assert "--to fr" in out
    (tmp_path / "one.tsv").write_text("one\teins\n")
    for command in (["translate", "one"], ["evaluate", "one.tsv"]):
        code, out, said = run(*command, "--to", "xx")
        assert (code, out) == (2, "")
        assert (
            f"'xx' is not a language of this model: choose one of {', '.join(CODES)}"
            in said
        )
    code, out, said = run(
        "translate", "--to", "no", stdin=""
    )  # before any text is read
    assert (code, out) == (2, "")


def test_evaluate_by_language(run, tmp_path):
    rows = [("seventy-one", "soixante et onze"), ("one", "une"), ("two", "deux")]
    table = "".join(f"{source}\t{target}\n" for source, target in rows)
    (tmp_path / "fr.tsv").write_text(table, "utf-8")
    code, out, _ = run("evaluate", "fr.tsv", "--to", "fr", "--json")
    result = json.loads(out)
    assert (code, result["pairs"], result["languages"]) == (0, 3, {"fr": 2 / 3})
    rows = [(f"<{one}> sixty", number_words_in(60, one)) for one in CODES]
    rows.append(("<fr> two", "trois"))
    table = "".join(f"{source}\t{target}\n" for source, target in rows)
    (tmp_path / "all.tsv").write_text(table, "utf-8")
    code, out, _ = run("evaluate", "all.tsv", "--model", LANGUAGES)
    assert code == 0
    assert out.startswith("92.31% of 13 exact\n")
    assert out.endswith("tr 100.00% exact\nja 100.00% exact\n")
    assert "\nfr 50.00% exact\n" in out
