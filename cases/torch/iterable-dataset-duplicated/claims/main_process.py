"""In the main process, and with one worker, each sample comes once."""

from torch.utils.data import DataLoader, IterableDataset


class Stream(IterableDataset):
    """Six numbered samples, read one after another."""

    def __iter__(self):
        yield from range(6)


for workers in (0, 1):
    loader = DataLoader(Stream(), batch_size=2, num_workers=workers)
    assert [int(sample) for batch in loader for sample in batch] == list(range(6))
