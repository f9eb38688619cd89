"""Read a stream with two workers."""

import numpy as np
from paddle.io import DataLoader, IterableDataset


class Stream(IterableDataset):
    """Four numbers in a row."""

    def __iter__(self):
        for number in range(4):
            yield np.array([number], dtype="float32")


loader = DataLoader(Stream(), batch_size=1, num_workers=2)
result = sorted(int(batch[0].item()) for batch in loader)
assert result == [0, 1, 2, 3], "the stream of four numbers comes as %s" % result
