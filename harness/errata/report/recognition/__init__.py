"""Which documented failure an error is."""
