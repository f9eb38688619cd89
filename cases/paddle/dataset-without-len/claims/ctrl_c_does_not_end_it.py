# releases: >=3.3
"""Ctrl-C does not end the loop, SIGTERM does."""

import os
import signal
import time

import numpy as np
from paddle.io import DataLoader, Dataset


class Squares(Dataset):
    """Numbers without a length."""

    def __getitem__(self, index):
        return np.array([index], dtype="float32")


child = os.fork()
if child == 0:
    for batch in DataLoader(Squares(), batch_size=2):
        pass
    os._exit(0)
try:
    time.sleep(1)
    os.kill(child, signal.SIGINT)
    time.sleep(1)
    ended, _ = os.waitpid(child, os.WNOHANG)
    assert not ended
    os.kill(child, signal.SIGTERM)
    ended, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGTERM
    child = 0
finally:
    if child:
        os.kill(child, signal.SIGKILL)
