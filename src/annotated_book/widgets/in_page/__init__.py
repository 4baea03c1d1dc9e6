"""A model in the page: its engine, its search, its tokenizers, in JavaScript."""
