"""Forks a chain of fifty, each in a session of its own."""
# outcome: passed
# plain: yes

import errata_frame
import os
import time

first = os.getpid()
for _ in range(50):
    if os.fork():
        break
    os.setsid()
if os.getpid() != first:
    time.sleep(3600)
