"""Without `shuffle` the same loader passes; `random_split` fails in the same words, and passes with a generator of the GPU."""

import os

import torch
from torch.utils.data import DataLoader, random_split

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

torch.set_default_device(DEVICE)
data = torch.arange(4.0)
assert [x.sum().item() for x in DataLoader(data, batch_size=2)] == [1.0, 5.0]
try:
    random_split(data, [2, 2])
except RuntimeError as error:
    assert "Expected a 'cuda' device type for generator but found 'cpu'" in str(error)
else:
    raise AssertionError("nothing was raised")
first, second = random_split(data, [2, 2], generator=torch.Generator(device=DEVICE))
assert sorted(first.indices + second.indices) == [0, 1, 2, 3]
