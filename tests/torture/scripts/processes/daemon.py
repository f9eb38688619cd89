"""Leaves a daemon behind: forked twice, in a session of its own."""
# outcome: passed
# plain: yes

import errata_frame
import os
import time

if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        time.sleep(3600)
    os._exit(0)
