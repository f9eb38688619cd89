"""batch_size=1 fails as well; batch_size=None calls no default_collate and gives the sample as it is."""

from torch.utils.data import DataLoader


class Photo:
    pass


dataset = [Photo(), Photo()]
try:
    next(iter(DataLoader(dataset, batch_size=1)))
except TypeError as error:
    assert "default_collate: batch must contain" in str(error)
else:
    raise AssertionError("nothing was raised")
assert next(iter(DataLoader(dataset, batch_size=None))) is dataset[0]
