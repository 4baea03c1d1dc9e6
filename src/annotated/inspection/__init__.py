"""Looking at a model from outside: shapes, attention maps, source, parameter counts.

`tracing` follows a model that runs. `source` shows code, and `idea` what the code is about.
"""

from annotated.inspection.source import Source, show_source
from annotated.inspection.tracing import (
    LineTrace,
    ModuleShape,
    ShapeTrace,
    capture_attention,
    code_of,
    count_parameters,
    trace_lines,
    trace_shapes,
)

__all__ = [
    "LineTrace",
    "ModuleShape",
    "ShapeTrace",
    "Source",
    "capture_attention",
    "code_of",
    "count_parameters",
    "show_source",
    "trace_lines",
    "trace_shapes",
]
