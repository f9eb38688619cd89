"""The room of `errata kit`."""
