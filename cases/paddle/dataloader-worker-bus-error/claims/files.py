"""Batches that wait are files of the worker in /dev/shm; with use_shared_memory=False there are none."""

import glob
import os
import time

import numpy as np
import paddle


class Rows(paddle.io.Dataset):
    """Rows, each with the process that made it."""

    def __len__(self):
        return 8

    def __getitem__(self, index):
        return np.ones(1000, "float32"), os.getpid()


found = {}
for shared in (True, False):
    loader = paddle.io.DataLoader(Rows(), batch_size=2, num_workers=1, use_shared_memory=shared)
    batches = iter(loader)
    _, processes = next(batches)
    time.sleep(2)
    found[shared] = glob.glob("/dev/shm/paddle_%d_*" % int(processes[0]))
    for _ in batches:
        pass
assert found[True]
assert not found[False]
