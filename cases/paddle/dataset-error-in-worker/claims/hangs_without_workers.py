"""Without workers the loop gives the batches before, a thread prints the exception, and the loop hangs."""

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


output, write = os.pipe()
child = os.fork()
if child == 0:
    os.dup2(write, 2)
    try:
        for batch in DataLoader(Samples(), batch_size=2, num_workers=0):
            os.write(write, b"a batch\n")
    finally:
        os._exit(1)
os.close(write)
time.sleep(5)
ended, _ = os.waitpid(child, os.WNOHANG)
if not ended:
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
assert not ended
with os.fdopen(output) as lines:
    text = lines.read()
assert text.count("a batch") == 2 and "ValueError: an empty file" in text, text
