"""Errata: documented deep-learning framework failures, re-run across releases."""

__version__ = "0.1.0"
