"""A step of mixed-precision training with the context manager of the device."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
model = torch.nn.Linear(4, 2).to(DEVICE)
with torch.autocast(DEVICE, enabled=False):
    loss = model(torch.randn(3, 4).to(DEVICE)).square().mean()
loss.backward()
result = model.weight.grad
