"""Sentences that one reads about the Transformer, most of them false, and a line that tests each.

Nearly all stand, in other words, in the documents that the book grew out of. Some that look
wrong are true.
"""

from gauntlet.sentences import attention, layers, whole, words

SENTENCES = [
    *words.SENTENCES,
    *attention.SENTENCES,
    *layers.SENTENCES,
    *whole.SENTENCES,
]
