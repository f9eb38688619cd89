"""Give each worker's copy of the data set its range in a `worker_init_fn`."""

from torch.utils.data import DataLoader, IterableDataset, get_worker_info


class Stream(IterableDataset):
    """Numbered samples, read one after another."""

    def __init__(self, start, end):
        self.start, self.end = start, end

    def __iter__(self):
        yield from range(self.start, self.end)


def split(number):
    """Leave one part of the range to this worker."""
    info = get_worker_info()
    start, end = info.dataset.start, info.dataset.end
    length = -(-(end - start) // info.num_workers)
    info.dataset.start = start + number * length
    info.dataset.end = min(start + (number + 1) * length, end)


loader = DataLoader(Stream(0, 7), batch_size=2, num_workers=2, worker_init_fn=split)
assert sorted(int(sample) for batch in loader for sample in batch) == list(range(7))
