"""`to` of a model moves its own parameters; `to` of a tensor returns a copy and leaves the tensor where it is."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

model = torch.nn.Linear(4, 2)
weight = model.weight
model.to(DEVICE)
assert model.weight is weight and weight.device.type == DEVICE

x = torch.ones(8, 4)
moved = x.to(DEVICE)
assert x.device.type == "cpu" and moved.device.type == DEVICE
