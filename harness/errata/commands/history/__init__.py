"""The room of `errata history`."""
