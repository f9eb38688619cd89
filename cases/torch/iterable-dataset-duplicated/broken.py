"""Stream numbered samples with two workers: each worker iterates over the whole data set."""

from torch.utils.data import DataLoader, IterableDataset


class Stream(IterableDataset):
    """Six numbered samples, read one after another."""

    def __iter__(self):
        yield from range(6)


loader = DataLoader(Stream(), batch_size=2, num_workers=2)
seen = sorted(int(sample) for batch in loader for sample in batch)

assert seen == list(range(6)), "samples of one epoch: %s" % seen
result = len(seen)
