"""The widget `LiveTranslator`: its class, its script and its style."""
