"""Run the corpus in many ways that must not matter, and compare every verdict."""
