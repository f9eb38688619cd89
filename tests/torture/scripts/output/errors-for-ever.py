"""Writes to standard error without end."""
# outcome: timed-out
# timeout: 2

import errata_frame
import os

while True:
    os.write(2, b'words and words\n' * 1000)
