"""`shuffle=True` of a loader of an IterableDataset is refused in words of its own: "expected unspecified shuffle option"."""

from torch.utils.data import DataLoader, IterableDataset


class Numbers(IterableDataset):
    def __iter__(self):
        return iter(range(10))


try:
    DataLoader(Numbers(), shuffle=True)
except ValueError as error:
    assert "DataLoader with IterableDataset: expected unspecified shuffle option, but got shuffle=True" in str(error)
else:
    raise AssertionError("nothing was raised")
