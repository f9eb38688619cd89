"""Reads through a null pointer."""
# outcome: crashed
# signal: SIGSEGV
# plain: yes

import errata_frame
import ctypes

ctypes.string_at(0)
