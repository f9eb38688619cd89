"""A generator of the GPU without that default device is refused the other way round: Expected a 'cpu' device type for generator but found 'cuda'."""

import os

import torch
from torch.utils.data import DataLoader

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

try:
    list(DataLoader(torch.arange(4.0), batch_size=2, shuffle=True, generator=torch.Generator(device=DEVICE)))
except RuntimeError as error:
    assert "Expected a 'cpu' device type for generator but found 'cuda'" in str(error)
else:
    raise AssertionError("nothing was raised")
