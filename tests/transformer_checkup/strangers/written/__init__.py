"""Right models in six styles, as text, so that a fault or a design replaces a piece of it."""
