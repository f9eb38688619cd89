"""Under no_grad the backbone's features have no gradient, and the head trains."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
backbone = nn.Sequential(nn.Linear(8, 16), nn.ReLU()).to(DEVICE)
head = nn.Linear(16, 2).to(DEVICE)
inputs = torch.rand(4, 8, device=DEVICE)

with torch.no_grad():
    features = backbone(inputs)
loss = head(features).square().mean()
loss.backward()

assert not features.requires_grad
assert backbone[0].weight.grad is None
assert head.weight.grad is not None
