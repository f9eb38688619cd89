"""Prints a line of fifty megabytes."""
# outcome: passed
# plain: yes
# timeout: 60

import errata_frame
import sys

sys.stdout.write('x' * 50_000_000)
