"""Cleared gradients are there behind `backward()` and not in front of `step()`; a frozen weight has none and does not
count; a parameter that the loss does not depend on has none at both places."""

import torch
from torch import nn


def gradients(model):
    """What the weights that are trained have as gradients."""
    return [p.grad for p in model.parameters() if p.requires_grad]


def is_empty(gradient):
    """None, or zeros only."""
    return gradient is None or not gradient.any()


model = nn.Sequential(nn.Linear(3, 3), nn.Linear(3, 1))
model[0].requires_grad_(False)
optimizer = torch.optim.SGD(model[1].parameters(), lr=0.1)
model(torch.ones(2, 3)).sum().backward()
assert next(model.parameters()).grad is None
assert not any(is_empty(g) for g in gradients(model))
optimizer.zero_grad()
assert all(is_empty(g) for g in gradients(model))

used, unused = nn.Linear(3, 1), nn.Linear(3, 1)
used(torch.ones(2, 3)).sum().backward()
assert gradients(unused) == [None, None]
