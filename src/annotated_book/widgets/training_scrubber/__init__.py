"""The widget `TrainingScrubber`: its class, its script and its style."""
