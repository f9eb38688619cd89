"""Leaves a stopped child behind and waits for it."""
# outcome: timed-out
# timeout: 2
# plain: yes

import errata_frame
import os
import signal

pid = os.fork()
if pid == 0:
    os.kill(os.getpid(), signal.SIGSTOP)
os.waitpid(pid, 0)
