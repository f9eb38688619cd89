"""Prints every byte there is."""
# outcome: passed
# plain: yes

import errata_frame
import sys

sys.stdout.buffer.write(bytes(range(256)) * 100)
