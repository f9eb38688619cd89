"""The room of `errata reduce`."""
