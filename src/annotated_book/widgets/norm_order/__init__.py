"""The widget `NormOrder`: its class, its script and its style."""
