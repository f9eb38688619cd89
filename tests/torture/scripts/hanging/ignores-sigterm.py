"""Loops for ever and ignores every signal that can be ignored."""
# outcome: timed-out
# timeout: 2
# plain: yes

import errata_frame
import signal
import time

for number in range(1, signal.NSIG):
    try:
        signal.signal(number, signal.SIG_IGN)
    except (OSError, ValueError):
        continue
while True:
    time.sleep(1)
