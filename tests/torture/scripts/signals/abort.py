"""Aborts with a handler for SIGABRT that does nothing."""
# outcome: crashed
# signal: SIGABRT
# plain: yes

import errata_frame
import os
import signal

signal.signal(signal.SIGABRT, lambda *a: None)
os.abort()
