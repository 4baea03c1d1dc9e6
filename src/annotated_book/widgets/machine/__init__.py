"""The widget `MachineExplorer`: its class, its tables, its script and its style."""
