"""In the main process each sample comes once."""

from torch.utils.data import DataLoader, IterableDataset


class Stream(IterableDataset):
    """Six numbered samples, read one after another."""

    def __iter__(self):
        yield from range(6)


seen = [int(sample) for batch in DataLoader(Stream(), batch_size=2) for sample in batch]
assert seen == list(range(6))
