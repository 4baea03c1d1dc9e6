"""What all widgets share: base class, drawing, records, controls, common styles."""
