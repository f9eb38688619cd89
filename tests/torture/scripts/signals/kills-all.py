"""Sends SIGKILL to every process that it may."""
# outcome: passed

import errata_frame
import os
import signal

try:
    os.kill(-1, signal.SIGKILL)
except ProcessLookupError:
    pass  # there is none but itself, whom this spares
