"""`update` raises where no optimizer made a step."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

layer = torch.nn.Linear(2, 1).to(DEVICE).requires_grad_(False)
optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)
scaler = torch.amp.GradScaler(DEVICE)
scaler.scale(torch.ones(1, requires_grad=True, device=DEVICE).sum()).backward()
if any(p.grad is not None for group in optimizer.param_groups for p in group["params"]):
    scaler.step(optimizer)
try:
    scaler.update()
except AssertionError as error:
    assert str(error) == "No inf checks were recorded prior to update."
else:
    raise RuntimeError("nothing was raised")
