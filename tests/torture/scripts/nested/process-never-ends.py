"""Ends, but for a process of multiprocessing that must be waited for."""
# outcome: timed-out
# timeout: 2
# plain: yes

import errata_frame
import multiprocessing
import time

multiprocessing.get_context('fork').Process(target=time.sleep, args=(3600,)).start()
