"""The widget `PositionExplorer`: its class, its script and its style."""
