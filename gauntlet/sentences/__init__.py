"""Sentences that one reads about the Transformer, most of them false, and a line that tests each.

Nearly all are in published tutorials, in other words. Some that look wrong are true.
"""

from gauntlet.sentences import attention, layers, whole, words

SENTENCES = [
    *words.SENTENCES,
    *attention.SENTENCES,
    *layers.SENTENCES,
    *whole.SENTENCES,
]
