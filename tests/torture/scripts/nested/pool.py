"""Uses a pool of processes."""
# outcome: passed
# plain: yes
# timeout: 60

import errata_frame
import multiprocessing

with multiprocessing.get_context("fork").Pool(3) as pool:
    assert pool.map(abs, [-1, -2, -3]) == [1, 2, 3]
