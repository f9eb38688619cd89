"""Write a feature file anew beside the one that a worker process has mapped."""

import os
import tempfile
import time

import numpy as np
import paddle


def compute_features(path, version):
    """Write eight rows of features; computing them takes a while."""
    with open(path + ".part", "wb") as file:
        time.sleep(3 if version > 1 else 0)
        np.full((8, 4096), version, dtype=np.float32).tofile(file)
    os.replace(path + ".part", path)


class Features(paddle.io.Dataset):
    """Rows of a file that is mapped into memory."""

    def __init__(self, path):
        self.rows = np.memmap(path, dtype=np.float32, mode="r", shape=(8, 4096))

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, index):
        time.sleep(0.2)  # further work on the sample
        return (self.rows[index].mean(),)


means = []
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "features.bin")
    compute_features(path, version=1)
    loader = paddle.io.DataLoader(Features(path), batch_size=2, num_workers=1)
    for step, (batch,) in enumerate(loader):
        if step == 0:
            compute_features(path, version=2)  # for the next epoch
        means += batch.tolist()

result = means
assert means == [1.0] * 8
