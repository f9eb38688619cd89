"""A whole batch of pairs is a list, of dictionaries a dictionary: the message names these types."""

from torch.utils.data import DataLoader

for samples, name in (([(1, 2), (3, 4)], "list"), ([{"a": 1}, {"a": 2}], "dict")):
    batch = next(iter(DataLoader(samples, batch_size=2)))
    try:
        batch.to("cpu")
    except AttributeError as error:
        assert str(error) == f"'{name}' object has no attribute 'to'"
    else:
        raise AssertionError("nothing was raised")
