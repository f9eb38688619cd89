"""Stops its own process."""
# outcome: timed-out
# timeout: 2
# plain: yes

import errata_frame
import os
import signal

os.kill(os.getpid(), signal.SIGSTOP)
