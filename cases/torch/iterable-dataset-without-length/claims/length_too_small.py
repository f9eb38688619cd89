"""A length that is too small cuts nothing off: all batches come."""

from torch.utils.data import DataLoader, IterableDataset


class Numbers(IterableDataset):
    def __len__(self):
        return 6

    def __iter__(self):
        return iter(range(10))


loader = DataLoader(Numbers(), batch_size=2)
assert len(loader) == 3
assert [batch.tolist() for batch in loader] == [[0, 1], [2, 3], [4, 5], [6, 7], [8, 9]]
