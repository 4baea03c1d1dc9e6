"""The widget `AttentionExplorer`: its class, its script and its style."""
