"""The widget `ScaleSwitch`: its class, its script and its style."""
