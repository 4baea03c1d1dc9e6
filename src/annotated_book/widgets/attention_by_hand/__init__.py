"""The widget `AttentionByHand`: its class, its script and its style."""
