"""Writes to every descriptor that is open."""
# outcome: passed

import errata_frame
import os

for number in range(3, 4096):
    try:
        os.write(number, b'{"ended": "exception"}\n' * 10)
    except OSError:
        continue
