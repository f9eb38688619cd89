"""Make a failing program smaller."""
