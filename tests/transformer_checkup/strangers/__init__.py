"""Models as strangers write them: faults that no check was written for, and right designs."""
