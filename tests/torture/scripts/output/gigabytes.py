"""Prints two gigabytes."""
# outcome: passed
# timeout: 120

import errata_frame
import sys

text = 'x' * 10_000_000
for _ in range(200):
    sys.stdout.write(text)
