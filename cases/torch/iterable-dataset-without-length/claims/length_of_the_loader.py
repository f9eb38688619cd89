"""With `__len__`, the length of the loader is that number divided by the batch size, rounded up, or down with `drop_last=True`."""

from torch.utils.data import DataLoader, IterableDataset


class Numbers(IterableDataset):
    def __len__(self):
        return 10

    def __iter__(self):
        return iter(range(10))


assert len(DataLoader(Numbers(), batch_size=4)) == 3
assert len(DataLoader(Numbers(), batch_size=4, drop_last=True)) == 2
assert len(DataLoader(Numbers(), batch_size=None)) == 10
