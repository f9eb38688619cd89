"""`unscale_` after `step`, without `update` between them, has other words."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

layer = torch.nn.Linear(2, 1).to(DEVICE)
optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)
scaler = torch.amp.GradScaler(DEVICE)
scaler.scale(layer(torch.ones(1, 2).to(DEVICE)).sum()).backward()
scaler.unscale_(optimizer)
scaler.step(optimizer)
try:
    scaler.unscale_(optimizer)
except RuntimeError as error:
    assert str(error) == "unscale_() is being called after step()."
else:
    raise AssertionError("nothing was raised")
