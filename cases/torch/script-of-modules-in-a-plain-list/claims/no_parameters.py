"""Layers in a list or a dictionary are no part of the model: it has no parameters, and an empty state_dict."""

import torch
from torch import nn

model = nn.Module()
model.layers = [nn.Linear(4, 4)]
model.heads = {"first": nn.Linear(4, 4)}
assert list(model.parameters()) == []
assert model.state_dict() == {}
model.layers = nn.ModuleList(model.layers)
assert len(list(model.parameters())) == 2
assert torch.equal(model.state_dict()["layers.0.bias"], model.layers[0].bias)
