"""From text to ids: vocabularies, byte pairs, tokenizers, number words. (Paper, section 5.1.)"""
