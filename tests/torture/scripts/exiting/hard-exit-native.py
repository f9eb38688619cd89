"""Leaves with status 0 by the C library, without Python's knowing."""
# outcome: exited
# exit: 0
# plain: yes

import errata_frame
import ctypes

ctypes.CDLL(None)._exit(0)
