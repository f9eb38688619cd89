"""The room of `errata bisect`."""
