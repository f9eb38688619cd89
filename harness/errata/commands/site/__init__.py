"""The room of `errata site`."""
