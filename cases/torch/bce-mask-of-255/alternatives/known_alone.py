"""Pixels whose label means "unknown" are selected away before the loss, and get no gradient."""

import torch
from torch import nn

torch.manual_seed(0)
x = torch.rand(2, 1, 4, 4)
mask = torch.zeros(2, 1, 4, 4, dtype=torch.uint8)
mask[:, :, 1:3, 1:3] = 1
mask[:, :, 0] = 255  # unknown
known = mask != 255
model = nn.Sequential(nn.Conv2d(1, 1, 1), nn.Sigmoid())
outputs = model(x)
outputs.retain_grad()
loss = nn.BCELoss()(outputs[known], mask[known].float())
loss.backward()
assert 0 < loss.item() < 2
assert (outputs.grad[~known] == 0).all() and (outputs.grad[known] != 0).all()
result = loss.detach()
