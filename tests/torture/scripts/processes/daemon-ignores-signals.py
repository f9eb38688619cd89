"""Leaves a daemon that ignores every signal."""
# outcome: passed
# plain: yes

import errata_frame
import os
import signal
import time

if os.fork() == 0:
    os.setsid()
    for number in range(1, signal.NSIG):
        try:
            signal.signal(number, signal.SIG_IGN)
        except (OSError, ValueError):
            continue
    if os.fork() == 0:
        time.sleep(3600)
    os._exit(0)
