"""Stream numbered samples with two workers: each worker takes the samples that are its own."""

from torch.utils.data import DataLoader, IterableDataset, get_worker_info


class Stream(IterableDataset):
    """Six numbered samples, read one after another."""

    def __iter__(self):
        worker = get_worker_info()
        first, step = (worker.id, worker.num_workers) if worker else (0, 1)
        yield from range(first, 6, step)


loader = DataLoader(Stream(), batch_size=2, num_workers=2)
seen = sorted(int(sample) for batch in loader for sample in batch)

assert seen == list(range(6)), "samples of one epoch: %s" % seen
result = len(seen)
