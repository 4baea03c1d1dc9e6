"""From text to batches: vocabularies, tokenizers, number words, parallel text, batches."""
