"""A misspelt `__len__` has other words: object of type 'Points' has no len()."""

from torch.utils.data import DataLoader, Dataset


class Points(Dataset):
    def _len_(self):
        return 3

    def __getitem__(self, index):
        return index


try:
    list(DataLoader(Points()))
except TypeError as error:
    assert "object of type 'Points' has no len()" in str(error)
else:
    raise AssertionError("nothing was raised")
