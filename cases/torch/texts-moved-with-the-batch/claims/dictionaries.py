"""In a batch of dictionaries the texts are a list, and the comprehension over all fields says 'list'."""

import torch
from torch.utils.data import DataLoader

samples = [{"image": torch.zeros(3), "path": "a.png"}, {"image": torch.ones(3), "path": "b.png"}]
batch = next(iter(DataLoader(samples, batch_size=2)))
try:
    batch = {name: value.to("cpu") for name, value in batch.items()}
except AttributeError as error:
    assert str(error) == "'list' object has no attribute 'to'"
else:
    raise AssertionError("nothing was raised")
