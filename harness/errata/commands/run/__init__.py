"""The room of `errata run`."""
