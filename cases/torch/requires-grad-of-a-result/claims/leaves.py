"""The flag of a batch, of a parameter and of a result under no_grad can be set."""

import torch

layer = torch.nn.Linear(2, 2)
with torch.no_grad():
    result = layer(torch.ones(1, 2))
for leaf in (torch.ones(2), layer.weight, result, torch.ones(2) * 3):
    assert leaf.is_leaf
    leaf.requires_grad = not leaf.requires_grad
