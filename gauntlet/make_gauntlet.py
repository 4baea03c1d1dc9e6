"""The cases of the gauntlet: python -m gauntlet.make_gauntlet

Plants each fault of the catalogue, looks at its symptom, and writes it with the diagnoses and
the false sentences to src/annotated_book/widgets/gauntlet/gauntlet.json. Takes about a minute.
"""

import json
from hashlib import sha256

import torch

from gauntlet.catalogue import PARTS
from gauntlet.chapters import ROOT, name_of, stem_of
from gauntlet.sentences import SENTENCES
from gauntlet.symptoms import symptom

STORED = ROOT / "src/annotated_book/widgets/gauntlet/gauntlet.json"
TITLES = {
    "loud": "Loud faults",
    "parts": "Silent faults: embeddings, norms, residuals",
    "attention": "Silent faults: attention and masks",
    "whole": "Silent faults: the whole model and its use",
}


def link_to(chapter: int) -> list[str]:
    return [stem_of(chapter), name_of(chapter)]


def mixed(key: str, options: list[dict]) -> dict:
    """Shuffle the options, of which the first is right, in an order that gives nothing away."""
    order = sorted(
        options, key=lambda o: sha256((key + o["text"]).encode()).hexdigest()
    )
    return {"options": order, "right": order.index(options[0])}


def code(caption: str, text: str) -> dict:
    return {"kind": "text", "caption": caption, "text": text.strip("\n") or "(nothing)"}


def case_of(fault, seen: list[dict]) -> dict:
    given = fault.diagnosis
    options = [{"text": given.right, "why": ""}]
    options += [{"text": text, "why": why} for text, why in given.wrong]
    return {
        "id": fault.id,
        "given": given.given,
        "symptom": seen,
        **mixed(fault.id, options),
        "hints": list(fault.hints),
        "title": fault.title,
        "reveal": [
            code(f"The line in {fault.file}", fault.before),
            code("became", fault.after),
        ],
        "explanation": fault.explanation,
        "link": link_to(fault.chapter),
    }


def sentence_case(number: int, sentence) -> dict:
    def says(true, result):
        return f"{'True' if true else 'False'}. The line gives {result}"

    result = sentence.result()
    options = [{"text": says(sentence.true, result), "why": ""}]
    options += [{"text": says(t, r), "why": why} for t, r, why in sentence.others]
    return {
        "id": f"sentence {number}",
        "given": f"“{sentence.claim}”",
        "symptom": [code("The line that tests it", sentence.line)],
        **mixed(sentence.claim, options),
        "hints": [sentence.hint],
        "title": f"The sentence is {'true' if sentence.true else 'false'}.",
        "reveal": [code("The line gives", result)],
        "explanation": sentence.explanation,
        "link": link_to(sentence.chapter),
    }


def gauntlet(see=symptom) -> dict:
    made = {
        part: {
            "title": TITLES[part],
            "ask": "What is wrong?",
            "cases": [case_of(fault, see(fault)) for fault in faults],
        }
        for part, faults in PARTS.items()
    }
    made["sentences"] = {
        "title": "Find the false sentence",
        "ask": "Is the sentence true, and what does the line give?",
        "cases": [sentence_case(n, s) for n, s in enumerate(SENTENCES, start=1)],
    }
    return made


def as_text(made: dict) -> str:
    """Return the cases as text, one a line, so that a change can be read."""
    lines = []
    for part, it in made.items():
        head = f'"title":{dump(it["title"])},"ask":{dump(it["ask"])},"cases":[\n'
        cases = ",\n".join(map(dump, it["cases"]))
        lines.append(f'"{part}":{{{head}{cases}\n]}}')
    return "{" + ",\n".join(lines) + "}\n"


def dump(value) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    torch.set_num_threads(1)
    STORED.write_text(as_text(gauntlet()), "utf-8")
    print(f"{STORED.relative_to(ROOT)}: {STORED.stat().st_size:,} bytes")
