"""`set_default_tensor_type` does the same, and `torch.empty(0).device` shows it."""

import os

import torch
from torch.utils.data import DataLoader

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

data = torch.arange(4.0)
assert torch.empty(0).device.type == "cpu"
torch.set_default_tensor_type("torch.cuda.FloatTensor")
assert torch.empty(0).device.type == "cuda"
try:
    for _ in DataLoader(data, batch_size=2, shuffle=True):
        pass
except RuntimeError as error:
    assert "Expected a 'cuda' device type for generator but found 'cpu'" in str(error)
else:
    raise AssertionError("nothing was raised")
