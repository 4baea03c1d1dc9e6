"""The widget `ForwardBackward`: its class, its script and its style."""
