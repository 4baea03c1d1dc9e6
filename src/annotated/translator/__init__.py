"""Translators: a model with its tokenizers, and the one that ships with the book."""
