"""A field of texts is a list, which has no to either: the comprehension fails with 'list'."""

import torch
from torch.utils.data import DataLoader

samples = [{"row": torch.ones(3), "name": f"{number}.png"} for number in range(4)]
batch = next(iter(DataLoader(samples, batch_size=4)))
assert batch["name"] == ["0.png", "1.png", "2.png", "3.png"]
try:
    {name: value.to("cpu") for name, value in batch.items()}
except AttributeError as error:
    assert str(error) == "'list' object has no attribute 'to'"
else:
    raise AssertionError("nothing was raised")
