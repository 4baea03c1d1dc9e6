"""A trainer for long runs: checkpoints, resuming, several processes."""
