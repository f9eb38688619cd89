"""An IterableDataset that is indexed raises the same error; its first sample is `next(iter(dataset))`."""

from torch.utils.data import IterableDataset


class Numbers(IterableDataset):
    def __iter__(self):
        return iter(range(10))


try:
    Numbers()[0]
except NotImplementedError:
    pass
else:
    raise AssertionError("nothing was raised")
assert next(iter(Numbers())) == 0
