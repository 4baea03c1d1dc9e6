"""The widget `ShiftRight`: its class, its script and its style."""
