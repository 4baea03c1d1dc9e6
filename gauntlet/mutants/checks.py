"""Mutants of checks.py."""

from gauntlet.mutants.mutant import Mutant, removed

FILE = "checks.py"
MUTANTS = [
    removed(FILE, "ids.dim() == 2"),
    removed(FILE, "ids.dtype in (torch.int64, torch.int32)"),
    removed(FILE, "ids.numel() > 0"),
    removed(FILE, "isinstance(ids, Tensor)"),
    Mutant(FILE, "check removed: negative ids", "low >= 0 and high", "high"),
    Mutant(
        FILE,
        "check removed: ids too large",
        "low >= 0 and high < vocab_size",
        "low >= 0",
    ),
    Mutant(FILE, "one id too many allowed", "high < vocab_size", "high <= vocab_size"),
    Mutant(FILE, "True is a size", "and not isinstance(size, bool) and", "and"),
    Mutant(FILE, "0 is a size", "size >= 1", "size >= 0"),
    removed(FILE, "x.dim() == len(axes.split())"),
    removed(FILE, "src.shape[0] == tgt.shape[0]"),
    Mutant(
        FILE, "check removed: last axis", "x.dim() >= 1 and x.shape[-1] == size", "True"
    ),
    Mutant(FILE, "check removed: nothing is empty", "x.numel() > 0,", "True,"),
    removed(FILE, "min(query.dim(), key.dim(), value.dim()) >= 2"),
    removed(FILE, "all(x.numel() > 0 for x in (query, key, value))"),
    Mutant(
        FILE,
        "an exported model is for one order of the lengths",
        "all(x.numel() > 0 for x in (query, key, value))",
        "min(query.numel(), key.numel(), value.numel()) > 0",
    ),
    Mutant(
        FILE,
        "messages are written although all is well",
        'lambda: f"{name} is empty, shape {shape_of(x)}: give at least one position"',
        'f"{name} is empty, shape {shape_of(x)}: give at least one position"',
    ),
    removed(FILE, "mask.device == query.device"),
    removed(FILE, "query.shape[:-2] == key.shape[:-2] == value.shape[:-2]"),
    removed(FILE, "query.shape[-1] == key.shape[-1]"),
    removed(FILE, "key.shape[-2] == value.shape[-2]"),
    removed(FILE, "all(x.is_floating_point() for x in (query, key, value))"),
    removed(FILE, "mask.dtype == torch.bool"),
    removed(FILE, "isinstance(mask, Tensor)"),
    Mutant(
        FILE,
        "check removed: shape of the mask",
        "    require(\n        fits,",
        "    require(\n        True,",
    ),
    Mutant(
        FILE,
        "a mask may have fewer axes",
        "mask.dim() == len(scores_shape) and all(",
        "mask.dim() <= len(scores_shape) and all(",
    ),
    Mutant(
        FILE,
        "check removed: each query sees a key",
        "    check_each_query_sees_a_key(mask, name)\n\n",
        "\n",
    ),
    Mutant(
        FILE,
        "the row check looks at the wrong axis",
        "mask.any(dim=-1)",
        "mask.any(dim=-2)",
    ),
    Mutant(
        FILE,
        "the row check looks at all rows together",
        "if not sees_a_key.all():",
        "if not sees_a_key.any():",
    ),
    Mutant(FILE, "the row check looks each time", "    mask.seen = seen\n", ""),
    Mutant(
        FILE,
        "a changed mask is not looked at again",
        "(id(mask), mask._version)",
        "(id(mask), 0)",
    ),
    Mutant(
        FILE,
        "a copied mask is not looked at",
        "(id(mask), mask._version)",
        "(0, mask._version)",
    ),
    Mutant(
        FILE, "values are read on the meta device", "not (tensor.is_meta or", "not ("
    ),
    Mutant(
        FILE,
        "values are read while compiling",
        "(tensor.is_meta or torch.compiler.is_compiling())",
        "tensor.is_meta",
    ),
]
