# releases: >=3.3
"""Without workers the exception is printed by a thread, and the loop hangs."""

import os
import signal
import time

import numpy as np
from paddle.io import DataLoader, Dataset


class Samples(Dataset):
    """Samples, one of which cannot be read."""

    def __len__(self):
        return 6

    def __getitem__(self, index):
        if index == 4:
            raise ValueError("an empty file")
        return np.full(3, index, "float32")


child = os.fork()
if child == 0:
    try:
        list(DataLoader(Samples(), batch_size=2, num_workers=0))
    finally:
        os._exit(1)
time.sleep(5)
ended, _ = os.waitpid(child, os.WNOHANG)
if not ended:
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
assert not ended
