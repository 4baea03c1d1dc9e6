"""What the contracts of all widgets need to know about each of them (see test_every_widget.py)."""

CROSS = "decoder.layers.0.cross_attention"
STATES = {
    "AttentionByHand": {
        "query": [[-1.5, 0], [0, 2], [4, -4]],
        "key": [[0, 0.1], [3, 1], [0, 0]],
        "value": [[-4, 4], [4, 4], [0, -4]],
        **{"scale": False, "d_k": 64, "word": 2},
    },
    "AttentionExplorer": {"path": CROSS, "head": 1, "sequence": 1},
    "DecodingLab": {
        **{"text": "4,247 ", "strategy": "sampling", "temperature": 2.5, "top_k": 7},
        **{"top_p": 0.85, "seed": 77, "step": 3},
    },
    "Gauntlet": {"case": 7},
    "LiveTranslator": {
        **{"text": "7001", "step": 2, "path": CROSS, "head": 1, "broken": "scale"}
    },
    "MachineExplorer": {**{"mode": "generate", "step": 2, "path": CROSS, "head": 1}},
    "MaskComposer": {
        "rows": ["ein zwei", "<s> ein <pad>", "zwei"],
        **{"side": "left", "kind": "causal", "convention": "additive", "fill": "-1e4"},
        **{"sequence": 2, "painted": [25, 30]},
    },
    "NormCube": {
        "numbers": [0.5 * (i % 7) - 1 for i in range(24)],
        **{"norm": "batch", "version": "annotated", "chosen": 5},
    },
    "NormOrder": {"order": "dropout last", "residual": False, "layers": 24},
    "ParameterCalculator": {
        **{"src_vocab": 11, "tgt_vocab": 13, "n_layers": 2, "d_model": 64, "d_ff": 7},
        **{"n_heads": 4, "tie_embeddings": False, "norm_first": True},
    },
    "PositionExplorer": {
        **{"position": 49, "offset": 1, "d_model": 32, "pair": 3},
        "without_colon": True,
    },
    "ShapeExplorer": {
        **{"part": "EncoderLayer", "batch": 3, "source": 7, "target": 5},
        **{"d_model": 16, "n_heads": 4, "d_ff": 64, "n_layers": 1},
        **{"odd": "x.0=3", "line": "x.mT", "focus": "0.1", "entry": 3},
        **{"alone": True, "task": 1},
    },
    "ShiftRight": {"sentence": 3, "step": 1},
    "StoryLab": {
        **{"text": "Anna meets Ben.", "length": 3, "temperature": 0.5, "top_k": 5},
        **{"top_p": 0.9, "seed": 3, "at": 2, "layer": 1, "head": 2},
        "coloring": "surprise",
    },
    "TokenizerLab": {"text": "zehn vierzehn", "done": 9},
    "TrainingScrubber": {
        **{"step": 130, "path": "encoder.layers.1.self_attention", "head": 2}
    },
}


def rows(vectors):
    return ";".join(",".join(f"{x:g}" for x in vector) for vector in vectors)


ADDRESSED = {
    "query": rows,
    "key": rows,
    "value": rows,
    "rows": "|".join,
    "painted": lambda cells: ".".join(map(str, cells)),
    "numbers": lambda numbers: ",".join(f"{x:g}" for x in numbers),
}
MARKUP = '"><img src=x onerror=alert(1)>'
ZEROS = "0," * 23
# Longer than an address may have it; what it begins with could be read.
TOO_LONG = "forty-seven" + " " * 400 + "thousand"
# Each widget and its traits, with the texts of each trait between ¦.
TEXTS = f"""
AttentionByHand · query: 0,0;0,0¦0,0;0,0;0,4.1 · key: 0,0;0,0;0,1e0¦0,0;0,0;0,NaN \
· value: <b>,0;0,0;0,0¦0,0;0,0;0, 1 · scale: 1¦toString · d_k: 3¦0x40¦<b> \
· word: 3¦01
AttentionExplorer · path: constructor¦<b> · head: 3¦-1¦0x1 · sequence: 2¦ 1¦
DecodingLab · strategy: dance¦__proto__ · beam_size: 6¦0x3 · temperature: 1e0¦NaN \
· length_penalty: -1 · top_k: 0 · top_p: 2 · seed: <b> · step: -1 · text: {TOO_LONG}
Gauntlet · case: 17¦0¦1e1¦<b>¦¦constructor
LiveTranslator · text: {TOO_LONG} · broken: everything¦__proto__ · language: xx¦{MARKUP} \
· path: constructor¦<b> · head: 4¦-1¦0x1 · step: -1¦1e0
MachineExplorer · text: {TOO_LONG} · language: xx¦toString · mode: dance¦ \
· path: constructor¦{MARKUP} · head: -2¦1e0 · row: x · cell: 1¦1,2,3,4¦a,b · step: 0x1
MaskComposer · rows: <s>|ein¦<script>1</script>||¦ein ein ein ein ein ein|| \
· kind: none¦__proto__ · convention: toString · fill: -1e-13¦{MARKUP} · sequence: 3¦1e0 · side:  \
· painted: 75¦3,4¦4.3¦3.3¦-1¦0x1
NormCube · numbers: {ZEROS}¦{ZEROS}21¦{ZEROS}0x1¦{ZEROS} 1¦{ZEROS}1.0¦{ZEROS}NaN¦\
{ZEROS}<b>¦{ZEROS}0,0¦0¦{"1e999," * 23}0 \
· norm: toString¦Layer · version: __proto__ · chosen: 24¦-1¦01¦1.5¦
NormOrder · order: sandwich¦{MARKUP}¦constructor¦Pre-norm · residual: 1¦ · layers: 5¦12.0¦0x18¦-1
ParameterCalculator · d_model: 512.0¦１２ · n_layers: 1001 · n_heads: -8 · src_vocab: <script> \
· tie_embeddings: 1 · norm_first: constructor
PositionExplorer · position: 93¦-1¦3.0 · offset: 0¦8 · d_model: 6¦0x10 · pair: 256¦<b>2</b> \
· without_colon: 1¦constructor
ShapeExplorer · part: constructor¦{MARKUP} · d_model: 513¦5e2 · batch: 2 ¦ · n_heads: -1 \
· source: NaN · odd: <b>¦key=3 · focus: <b>¦1 · entry: 1e0 · task: 0x1 · alone: yes \
· line: {TOO_LONG}
ShiftRight · sentence: 5¦-1¦1e0¦<b>¦constructor · step: 0¦5¦2.0¦length¦
StoryLab · coloring: dance · temperature: NaN · length: 201 · top_k: 0 · seed: <b> · layer: 99 \
· head: -1 · at: 1e0 · text: {"x" * 401}
TokenizerLab · text: {TOO_LONG}¦ · done: 67¦-1¦01¦1e0¦<b>
TrainingScrubber · step: 3¦1e2¦<img src=x> · path: encoder.layers.7.self_attention¦__proto__ \
· head: 4¦-1¦00
"""
HOSTILE = {}
for name, *traits in (line.split(" · ") for line in TEXTS.strip().splitlines()):
    pairs = (trait.split(": ", 1) for trait in traits)
    HOSTILE[name] = {trait: texts.split("¦") for trait, texts in pairs}
