"""The Transformer of the paper, part by part: masks, embeddings, attention, layers, model.

Read the files in this order, each from top to bottom; `config` before `model`.
"""
