"""The attachment of a bug report: made, opened and replayed."""
