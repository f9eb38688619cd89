"""A step without a backward pass before it gives this message."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

layer = torch.nn.Linear(2, 1).to(DEVICE)
optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)
scaler = torch.amp.GradScaler(DEVICE)
scaler.scale(layer(torch.ones(1, 2).to(DEVICE)).sum())
try:
    scaler.step(optimizer)
except AssertionError as error:
    assert str(error) == "No inf checks were recorded for this optimizer."
else:
    raise RuntimeError("nothing was raised")
