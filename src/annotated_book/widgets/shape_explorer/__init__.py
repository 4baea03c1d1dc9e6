"""The widget `ShapeExplorer`: its class, its script and its style."""
