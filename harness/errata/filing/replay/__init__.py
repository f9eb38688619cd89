"""Open somebody else's bundle and run it."""
