"""Take a share of the samples in each worker, and all of them in the main process."""

import itertools

from torch.utils.data import DataLoader, IterableDataset, get_worker_info


class Stream(IterableDataset):
    """Six numbered samples, read one after another."""

    def __iter__(self):
        worker = get_worker_info()
        first, step = (worker.id, worker.num_workers) if worker else (0, 1)
        yield from itertools.islice(iter(range(6)), first, None, step)


for workers in (0, 1, 2):
    loader = DataLoader(Stream(), batch_size=2, num_workers=workers)
    assert sorted(int(sample) for batch in loader for sample in batch) == list(range(6))
