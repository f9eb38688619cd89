"""Overflows the C stack."""
# outcome: crashed
# signal: SIGSEGV
# plain: yes

import errata_frame
import ctypes
import threading

# A callback that calls itself through C: no recursion limit of Python's stops it in time.
sys_limit = __import__("sys").setrecursionlimit
sys_limit(10**8)
kind = ctypes.CFUNCTYPE(ctypes.c_int)
again = kind(lambda: again())
threading.stack_size(256 * 1024)
thread = threading.Thread(target=again)
thread.start()
thread.join()
