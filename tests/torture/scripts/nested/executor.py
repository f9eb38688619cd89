"""Leaves an executor of threads that never end."""
# outcome: timed-out
# timeout: 2
# plain: yes

import errata_frame
import time
from concurrent.futures import ThreadPoolExecutor

executor = ThreadPoolExecutor(4)
for _ in range(8):
    executor.submit(time.sleep, 3600)
