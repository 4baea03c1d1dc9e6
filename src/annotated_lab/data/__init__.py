"""Text from files: parallel and plain, as ids and as batches."""
