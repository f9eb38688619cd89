"""`isinstance(loader.dataset, IterableDataset)` and `hasattr(loader.dataset, "__len__")` tell which it is; the class in the message is that of the data set, not of the loader."""

from torch.utils.data import DataLoader, IterableDataset, TensorDataset


class Numbers(IterableDataset):
    def __iter__(self):
        return iter(range(10))


loader = DataLoader(Numbers())
assert isinstance(loader.dataset, IterableDataset)
assert not hasattr(loader.dataset, "__len__")
assert hasattr(TensorDataset, "__len__") and not issubclass(TensorDataset, IterableDataset)
try:
    len(loader)
except TypeError as error:
    assert "'Numbers'" in str(error) and "DataLoader" not in str(error)
else:
    raise AssertionError("nothing was raised")
