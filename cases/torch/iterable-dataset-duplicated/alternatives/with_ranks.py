"""Two ranks with two workers each take their shares of one stream."""

import itertools

from torch.utils.data import DataLoader, IterableDataset, get_worker_info


class Stream(IterableDataset):
    """Eight numbered samples, read one after another."""

    def __init__(self, rank, ranks):
        self.rank, self.ranks = rank, ranks

    def __iter__(self):
        worker = get_worker_info()
        number, workers = (worker.id, worker.num_workers) if worker else (0, 1)
        share = self.rank * workers + number
        yield from itertools.islice(iter(range(8)), share, None, self.ranks * workers)


seen = []
for rank in range(2):
    seen += [int(sample) for batch in DataLoader(Stream(rank, 2), batch_size=2, num_workers=2) for sample in batch]
assert sorted(seen) == list(range(8))
