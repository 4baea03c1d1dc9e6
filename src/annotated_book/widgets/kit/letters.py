"""The number of parameters in letters, such as 4·d_model² + 4·d_model; see letters.js."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

from torch import Tensor


def formula(
    parameters: Iterable[tuple[str, Tensor]], letters: dict[int, Any]
) -> list[list]:
    """The number of parameters as a sum of products: [how many times, letters]."""
    terms: Counter = Counter()
    for path, parameter in parameters:
        factors = tuple(sorted(letters[size] for size in parameter.shape))
        layer = re.search(r"\blayers\.(\d+)\.", path)
        if layer is None:
            terms[factors] += 1
        elif layer[1] == "0":  # the others are the same
            terms[("n_layers", *factors)] += 1
    return [[times, list(factors)] for factors, times in terms.items()]
