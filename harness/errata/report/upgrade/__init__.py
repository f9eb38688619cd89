"""Two releases beside each other."""
