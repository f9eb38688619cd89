"""`paddle.io.get_worker_info()` is None where `__iter__` runs in the main process."""

import numpy as np

from paddle.io import DataLoader, IterableDataset, get_worker_info

seen = []


class Stream(IterableDataset):
    """Four numbers in a row."""

    def __iter__(self):
        seen.append(get_worker_info())
        for number in range(4):
            yield np.array([number], dtype="float32")


for _ in DataLoader(Stream(), batch_size=1, num_workers=0):
    pass
assert seen == [None]
