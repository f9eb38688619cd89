"""With the flags of the backbone's parameters off, only the head gets gradients."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
backbone = nn.Sequential(nn.Linear(8, 16), nn.ReLU()).to(DEVICE)
head = nn.Linear(16, 2).to(DEVICE)
for parameter in backbone.parameters():
    parameter.requires_grad = False

features = backbone(torch.rand(4, 8, device=DEVICE))
head(features).square().mean().backward()

assert not features.requires_grad
assert backbone[0].weight.grad is None
assert head.weight.grad is not None
