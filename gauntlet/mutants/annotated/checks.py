"""Mutants of checks.py."""

from gauntlet.mutants.mutant import Mutant

FILE = "annotated/checks.py"
MUTANTS = [
    Mutant(FILE, "check removed: axes of the ids", "if ids.dim() != 2:", "if False:"),
    Mutant(
        FILE,
        "check removed: type of the ids",
        "if ids.dtype not in (torch.int64, torch.int32):",
        "if False:",
    ),
    Mutant(FILE, "check removed: no ids", "if ids.numel() == 0:", "if False:"),
    Mutant(
        FILE,
        "check removed: ids are a tensor",
        "if not isinstance(ids, Tensor):",
        "if False:",
    ),
    Mutant(
        FILE,
        "check removed: negative ids",
        "if low < 0 or high >= vocab_size:",
        "if high >= vocab_size:",
    ),
    Mutant(
        FILE,
        "check removed: ids too large",
        "if low < 0 or high >= vocab_size:",
        "if low < 0:",
    ),
    Mutant(FILE, "one id too many allowed", "high >= vocab_size", "high > vocab_size"),
    Mutant(FILE, "True is a size", "or isinstance(size, bool) or", "or"),
    Mutant(FILE, "0 is a size", "size < 1", "size < 0"),
    Mutant(FILE, "all integers are sizes", "if size >= 2**63:", "if False:"),
    Mutant(
        FILE,
        "check removed: number of axes",
        "if x.dim() != len(axes.split()):",
        "if False:",
    ),
    Mutant(
        FILE,
        "check removed: same batch",
        "if one.shape[0] != other.shape[0]:",
        "if False:",
    ),
    Mutant(
        FILE,
        "check removed: last axis",
        "if x.dim() < 1 or x.shape[-1] != size:",
        "if False:",
    ),
    Mutant(FILE, "check removed: nothing is empty", "if x.numel() == 0:", "if False:"),
    Mutant(
        FILE,
        "check removed: axes of query, key and value",
        "if min(query.dim(), key.dim(), value.dim()) < 2:",
        "if False:",
    ),
    Mutant(
        FILE,
        "check removed: empty query, key or value",
        "elif 0 in (query.numel(), key.numel(), value.numel()):",
        "elif False:",
    ),
    Mutant(
        FILE,
        "an exported model is for one order of the lengths",
        "elif 0 in (query.numel(), key.numel(), value.numel()):",
        "elif min(query.numel(), key.numel(), value.numel()) == 0:",
    ),
    Mutant(
        FILE,
        "messages are written although all is well",
        "    if x.numel() == 0:",
        "    shape_of(x)\n    if x.numel() == 0:",
    ),
    Mutant(
        FILE,
        "check removed: device of the mask",
        "if mask.device != query.device:",
        "if False:",
    ),
    Mutant(
        FILE,
        "check removed: batch axes of attention",
        "elif not query.shape[:-2] == key.shape[:-2] == value.shape[:-2]:",
        "elif False:",
    ),
    Mutant(
        FILE,
        "check removed: features of query and key",
        "elif query.shape[-1] != key.shape[-1]:",
        "elif False:",
    ),
    Mutant(
        FILE,
        "check removed: length of key and value",
        "elif key.shape[-2] != value.shape[-2]:",
        "elif False:",
    ),
    Mutant(
        FILE,
        "check removed: floating-point numbers",
        "elif not all(x.is_floating_point() for x in (query, key, value)):",
        "elif False:",
    ),
    Mutant(
        FILE,
        "check removed: type of the mask",
        "if mask.dtype != torch.bool:",
        "if False:",
    ),
    Mutant(
        FILE,
        "check removed: the mask is a tensor",
        "if not isinstance(mask, Tensor):",
        "if False:",
    ),
    Mutant(FILE, "check removed: shape of the mask", "if not fits:", "if False:"),
    Mutant(
        FILE,
        "a mask may have fewer axes",
        "mask.dim() == len(scores_shape) and all(",
        "mask.dim() <= len(scores_shape) and all(",
    ),
    Mutant(
        FILE,
        "check removed: each query of a part alone has a key",
        "        if not mask.is_cuda:",
        "        if False:",
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
        "if not has_a_key.all():",
        "if not has_a_key.any():",
    ),
    Mutant(
        FILE,
        "a GPU waits in every layer",
        "        if not mask.is_cuda:",
        "        if True:",
    ),
    Mutant(
        FILE,
        "check removed: each query of the model has a key",
        "    check_each_query_has_a_key(mask, name)\n",
        "",
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
    Mutant(
        FILE,
        "the longest sequence is refused",
        "ids.shape[1] > max_len",
        "ids.shape[1] >= max_len",
    ),
    Mutant(
        FILE,
        "one query with the first key is enough",
        "if mask[..., 0].all():",
        "if mask[..., 0].any():",
    ),
]
