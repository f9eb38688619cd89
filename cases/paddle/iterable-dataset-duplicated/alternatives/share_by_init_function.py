"""Read a stream with two workers, each of which is given its share when it starts."""

import numpy as np
from paddle.io import DataLoader, IterableDataset, get_worker_info


class Stream(IterableDataset):
    """Four numbers in a row, or a share of them."""

    def __init__(self):
        self.first, self.step = 0, 1

    def __iter__(self):
        for number in range(self.first, 4, self.step):
            yield np.array([number], dtype="float32")


def share(number):
    """Give the copy of this worker its share."""
    worker = get_worker_info()
    worker.dataset.first, worker.dataset.step = number, worker.num_workers


loader = DataLoader(Stream(), batch_size=1, num_workers=2, worker_init_fn=share)
result = sorted(int(batch[0].item()) for batch in loader)
assert result == [0, 1, 2, 3], "the stream of four numbers comes as %s" % result
