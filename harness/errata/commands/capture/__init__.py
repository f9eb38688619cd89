"""The room of `errata capture`."""
