"""The checks of parts, one module for each kind. `PARTS` says which list belongs to which."""
