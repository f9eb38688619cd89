"""Leaves a daemonic process of multiprocessing, which its exit ends."""
# outcome: passed
# plain: yes

import errata_frame
import multiprocessing
import time

multiprocessing.get_context('fork').Process(target=time.sleep, args=(3600,), daemon=True).start()
