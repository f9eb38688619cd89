"""The text of a bug report, and what an issue's text holds."""
