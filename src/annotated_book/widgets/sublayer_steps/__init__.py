"""The widget `SublayerSteps`: its class, its script and its style."""
