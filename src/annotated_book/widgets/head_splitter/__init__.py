"""The widget `HeadSplitter`: its class, its script and its style."""
