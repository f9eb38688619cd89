"""The room of `errata cases`."""
