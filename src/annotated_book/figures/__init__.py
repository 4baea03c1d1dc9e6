"""The drawings of the chapters, one module a chapter."""
