"""A tensor that `forward` makes without a device is on the CPU; with `device=x.device` it is where the input is."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

layer = torch.nn.Linear(4, 2).to(DEVICE)
x = torch.ones(8, 4, device=DEVICE)
try:
    layer(x + torch.zeros(8, 4))
except RuntimeError as error:
    assert "Expected all tensors to be on the same device" in str(error)
else:
    raise AssertionError("nothing was raised")
assert layer(x + torch.zeros(8, 4, device=x.device)).device.type == DEVICE
