"""Without workers `get_worker_info().id` raises in a thread, and the loop over the loader hangs."""

import os
import signal
import time

import numpy as np
from paddle.io import DataLoader, IterableDataset, get_worker_info


class Stream(IterableDataset):
    """A share of four numbers, without a thought of the main process."""

    def __iter__(self):
        worker = get_worker_info()
        for number in range(worker.id, 4, worker.num_workers):
            yield np.array([number], dtype="float32")


child = os.fork()
if child == 0:
    try:
        for _ in DataLoader(Stream(), batch_size=1, num_workers=0):
            pass
    finally:
        os._exit(1)
time.sleep(2)
ended, _ = os.waitpid(child, os.WNOHANG)
if not ended:
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
assert not ended
