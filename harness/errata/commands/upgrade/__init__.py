"""The room of `errata upgrade`."""
