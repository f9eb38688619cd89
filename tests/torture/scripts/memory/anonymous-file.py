"""Fills a file that is in memory only."""
# outcome: out-of-memory
# timeout: 60

import errata_frame
import os

handles = []
while True:
    handles.append(os.memfd_create("torture"))
    for _ in range(100):
        os.write(handles[-1], b"x" * 10**7)
