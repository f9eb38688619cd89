"""Run a user's failing program as it is."""
