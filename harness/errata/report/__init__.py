"""Say what is as expected and what changed: one format per file."""
