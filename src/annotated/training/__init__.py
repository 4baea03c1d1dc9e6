"""Training: the loop in its shortest form, and a trainer that can be stopped and resumed."""
