"""The widget `MaskComposer`: its class, its script and its style."""
