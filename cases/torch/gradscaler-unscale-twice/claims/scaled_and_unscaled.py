"""A backward pass after `unscale_` adds scaled gradients to those that are not."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

layer = torch.nn.Linear(2, 1).to(DEVICE)
optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)
scaler = torch.amp.GradScaler(DEVICE, init_scale=4.0)
x = torch.ones(1, 2).to(DEVICE)
scaler.scale(layer(x).sum()).backward()
scaler.unscale_(optimizer)
assert layer.weight.grad.tolist() == [[1.0, 1.0]]
scaler.scale(layer(x).sum()).backward()
assert layer.weight.grad.tolist() == [[5.0, 5.0]]
