"""Two workers with shares bring batches of two in another order than none does, and fewer with drop_last=True."""

import numpy as np
from paddle.io import DataLoader, IterableDataset, get_worker_info


class Stream(IterableDataset):
    """Six numbers in a row, or a share of them."""

    def __iter__(self):
        worker = get_worker_info()
        first, step = (worker.id, worker.num_workers) if worker else (0, 1)
        for number in range(first, 6, step):
            yield (np.array([number], dtype="float32"),)


def numbers(**options):
    loader = DataLoader(Stream(), **{"batch_size": 2, **options})
    return [int(number) for batch in loader for number in batch[0].flatten().tolist()]


assert numbers(num_workers=0) == numbers(num_workers=0, drop_last=True) == [0, 1, 2, 3, 4, 5]
assert numbers(num_workers=2) == [0, 2, 1, 3, 4, 5]
assert numbers(num_workers=2, drop_last=True) == [0, 2, 1, 3]
assert numbers(num_workers=2, batch_size=1) == [0, 1, 2, 3, 4, 5]
