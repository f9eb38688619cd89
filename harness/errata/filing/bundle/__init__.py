"""Make the attachment of a bug report."""
