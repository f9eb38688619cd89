"""Leaves a hundred processes that nobody waited for."""
# outcome: passed
# plain: yes

import errata_frame
import os

for _ in range(100):
    if os.fork() == 0:
        os._exit(0)
