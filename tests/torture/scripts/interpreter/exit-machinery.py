"""Replaces what atexit and threading do at exit."""
# outcome: passed
# plain: yes

import errata_frame
import atexit
import threading

atexit._run_exitfuncs = atexit.unregister = None
threading._shutdown = lambda: 1 / 0
