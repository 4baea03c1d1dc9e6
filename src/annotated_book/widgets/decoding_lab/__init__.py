"""The widget `DecodingLab`: its class, its script and its style."""
