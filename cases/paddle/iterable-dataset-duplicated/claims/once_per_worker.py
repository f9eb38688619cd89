"""Four samples are four with no worker and with one, eight with two, and twelve with three."""

import numpy as np
from paddle.io import DataLoader, IterableDataset


class Stream(IterableDataset):
    """Four numbers in a row."""

    def __iter__(self):
        for number in range(4):
            yield np.array([number], dtype="float32")


for workers in (0, 1, 2, 3):
    loader = DataLoader(Stream(), batch_size=1, num_workers=workers)
    assert sum(1 for _ in loader) == 4 * max(workers, 1)
