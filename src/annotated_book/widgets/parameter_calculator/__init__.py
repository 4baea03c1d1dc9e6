"""The widget `ParameterCalculator`: its class, its script and its style."""
