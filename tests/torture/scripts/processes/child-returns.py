"""Forks, and the child ends with an exception of its own."""
# outcome: passed
# plain: yes

import errata_frame
import os

if os.fork() == 0:
    raise ValueError("the child's own")
os.wait()
