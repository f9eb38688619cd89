"""Alerts: which changes of a run are new, and how they are told."""
