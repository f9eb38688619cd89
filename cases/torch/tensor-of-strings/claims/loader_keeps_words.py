"""A DataLoader puts the words of a batch into a list or tuple, and raises nothing."""

import torch
from torch.utils.data import DataLoader

samples = [(torch.ones(3), "cat"), (torch.ones(3), "dog")]
images, labels = next(iter(DataLoader(samples, batch_size=2)))
assert images.shape == (2, 3)
assert list(labels) == ["cat", "dog"] and not torch.is_tensor(labels)
try:
    torch.tensor(labels)
except ValueError as error:
    assert str(error) == "too many dimensions 'str'"
else:
    raise AssertionError("nothing was raised")
