"""The widget `NormCube`: its class, its script and its style."""
