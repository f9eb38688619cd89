"""Leaves a pool of processes behind."""
# outcome: passed
# plain: yes
# timeout: 60

import errata_frame
import multiprocessing

pool = multiprocessing.get_context('fork').Pool(3)
pool.map(abs, [-1, -2])
