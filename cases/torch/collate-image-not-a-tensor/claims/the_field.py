"""The class is that of one field of the first sample: type() of each field of dataset[0] shows which."""

from torch.utils.data import DataLoader


class Photo:
    pass


dataset = [{"label": 0, "mask": Photo()}, {"label": 1, "mask": Photo()}]
try:
    next(iter(DataLoader(dataset, batch_size=2)))
except TypeError as error:
    assert f"found {Photo}" in str(error)
else:
    raise AssertionError("nothing was raised")
assert [name for name, field in dataset[0].items() if type(field) is Photo] == ["mask"]
