"""The widget `StoryLab`: its class, its script and its style."""
