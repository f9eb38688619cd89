"""Run scripts in environments, isolated and supervised, and read what they report."""
