"""A `Dataset` with `__getitem__` and without `__len__` has the same words, already when a loader is made with `shuffle=True`, and otherwise when that is iterated."""

from torch.utils.data import DataLoader, Dataset


class Squares(Dataset):
    def __getitem__(self, index):
        return index**2


loader = DataLoader(Squares())
for use in (lambda: DataLoader(Squares(), shuffle=True), lambda: len(loader), lambda: next(iter(loader))):
    try:
        use()
    except TypeError as error:
        assert "object of type 'Squares' has no len()" in str(error), error
    else:
        raise AssertionError("nothing was raised")
