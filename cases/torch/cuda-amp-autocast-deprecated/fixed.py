"""A step of mixed-precision training with the context manager of the device."""

import torch

torch.manual_seed(0)
model = torch.nn.Linear(4, 2)
with torch.autocast("cpu", enabled=False):
    loss = model(torch.randn(3, 4)).square().mean()
loss.backward()
result = model.weight.grad
