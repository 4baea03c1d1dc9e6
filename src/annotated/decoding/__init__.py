"""From a trained model to text: the KV cache, greedy decoding, sampling, beam search."""
