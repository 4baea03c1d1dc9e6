"""The widget `Gauntlet`: its class, its script and its style."""
