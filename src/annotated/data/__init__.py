"""From text to batches: vocabularies and tokenizers, number words, parallel text, batches."""
