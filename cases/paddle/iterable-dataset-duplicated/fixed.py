"""Read a stream with two workers, each of which takes its share."""

import numpy as np
from paddle.io import DataLoader, IterableDataset, get_worker_info


class Stream(IterableDataset):
    """Four numbers in a row."""

    def __iter__(self):
        worker = get_worker_info()
        first, step = (worker.id, worker.num_workers) if worker else (0, 1)
        for number in range(first, 4, step):
            yield np.array([number], dtype="float32")


loader = DataLoader(Stream(), batch_size=1, num_workers=2)
result = sorted(int(batch[0].item()) for batch in loader)
assert result == [0, 1, 2, 3], "the stream of four numbers comes as %s" % result
