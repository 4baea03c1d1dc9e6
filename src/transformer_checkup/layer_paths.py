"""Where in a model a module or a parameter stands, read from its path."""


def layer_of(path: str) -> tuple[str, str]:
    """(the stack, the layer in it): ("encoder", "encoder.0") of "encoder.0.attend.to_q.weight".

    The layer is "" where no number is in the path.
    """
    pieces = path.split(".")
    for n, piece in enumerate(pieces):
        if piece.isdigit():
            return ".".join(pieces[:n]), ".".join(pieces[: n + 1])
    return path, ""
