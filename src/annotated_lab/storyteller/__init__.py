"""Storytellers: a decoder-only model with its tokenizer, and the one that ships with the book."""
