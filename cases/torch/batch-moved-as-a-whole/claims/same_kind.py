"""The loader makes one dictionary of a batch of dictionaries: its values are tensors, and it has no to and no cuda."""

import torch
from torch.utils.data import DataLoader

samples = [{"row": torch.ones(3), "label": number} for number in range(4)]
batch = next(iter(DataLoader(samples, batch_size=4)))
assert type(batch) is dict
assert batch["row"].shape == (4, 3) and batch["label"].tolist() == [0, 1, 2, 3]
for name in ("to", "cuda"):
    try:
        getattr(batch, name)
    except AttributeError as error:
        assert str(error) == f"'dict' object has no attribute '{name}'"
    else:
        raise AssertionError("nothing was raised")
