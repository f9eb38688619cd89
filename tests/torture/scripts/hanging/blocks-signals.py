"""Blocks every signal and waits."""
# outcome: timed-out
# timeout: 2
# plain: yes

import errata_frame
import signal
import time

signal.pthread_sigmask(signal.SIG_BLOCK, range(1, signal.NSIG))
while True:
    time.sleep(1)
