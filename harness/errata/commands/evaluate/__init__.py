"""`errata evaluate`: which candidate repairs are right."""
