"""The room of `errata bundle`."""
