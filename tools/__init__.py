"""Chores of this repository that are no part of the product; each is run by a nox session."""
