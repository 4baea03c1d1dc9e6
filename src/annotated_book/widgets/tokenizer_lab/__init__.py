"""The widget `TokenizerLab`: its class, its script and its style."""
