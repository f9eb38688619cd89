"""A collate_fn that only zips gives tuples of whatever the samples have, tensors and numbers too."""

import torch
from torch.utils.data import DataLoader

samples = [(torch.ones(3), 0), (torch.ones(3), 1)]
loader = DataLoader(samples, batch_size=2, collate_fn=lambda samples: tuple(zip(*samples)))
rows, labels = next(iter(loader))
assert type(rows) is tuple and labels == (0, 1)
try:
    rows.to("cpu")
except AttributeError as error:
    assert str(error) == "'tuple' object has no attribute 'to'"
else:
    raise AssertionError("nothing was raised")
assert torch.stack(rows).shape == (2, 3)
