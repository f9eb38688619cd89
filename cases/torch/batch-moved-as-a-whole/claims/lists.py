"""Pairs come as a list, and so does the one tensor of a TensorDataset: 'list' has no to and no cuda."""

import torch
from torch.utils.data import DataLoader, TensorDataset

for tensors in ([torch.zeros(4, 2), torch.zeros(4)], [torch.zeros(4, 2)]):
    batch = next(iter(DataLoader(TensorDataset(*tensors), batch_size=2)))
    assert isinstance(batch, list) and len(batch) == len(tensors)
    for name in ("to", "cuda"):
        try:
            getattr(batch, name)
        except AttributeError as error:
            assert str(error) == f"'list' object has no attribute '{name}'"
        else:
            raise AssertionError("nothing was raised")
