"""From ids to batches, and from batches to a trained model. (Paper, section 5.)"""
