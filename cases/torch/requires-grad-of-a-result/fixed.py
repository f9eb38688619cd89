"""Train only the head: the features that a backbone returns are not to be differentiated."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
backbone = nn.Sequential(nn.Linear(8, 16), nn.ReLU()).to(DEVICE)
head = nn.Linear(16, 2).to(DEVICE)
inputs = torch.rand(4, 8, device=DEVICE)

features = backbone(inputs)
features = features.detach()
loss = head(features).square().mean()
loss.backward()

result = loss.detach()
assert backbone[0].weight.grad is None
assert head.weight.grad is not None
