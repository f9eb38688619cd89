# releases: >=2.2
"""An IterableDataset with a misspelt `__iter__` cannot be made: "Can't instantiate abstract class"."""

from torch.utils.data import IterableDataset


class Numbers(IterableDataset):
    def _iter_(self):
        return iter(range(10))


try:
    Numbers()
except TypeError as error:
    assert "Can't instantiate abstract class Numbers" in str(error) and "__iter__" in str(error)
else:
    raise AssertionError("nothing was raised")
