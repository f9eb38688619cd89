"""Raises what a worker raised."""
# outcome: raised
# type: ValueError
# plain: yes
# timeout: 60
# message: invalid literal for int()

import errata_frame
import multiprocessing

with multiprocessing.get_context("fork").Pool(2) as pool:
    pool.map(int, ["1", "x"])
