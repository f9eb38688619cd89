"""Waits for a pipe that nobody writes to."""
# outcome: timed-out
# timeout: 2
# plain: yes

import errata_frame
import os

reader, writer = os.pipe()
os.read(reader, 1)
