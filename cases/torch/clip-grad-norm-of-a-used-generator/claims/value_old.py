# releases: <2.1
"""`clip_grad_value_` of a used generator does nothing."""

import torch
from torch import nn

model = nn.Linear(2, 1)
model(torch.ones(1, 2)).sum().backward()
parameters = model.parameters()
list(parameters)
nn.utils.clip_grad_value_(parameters, 0.1)
assert torch.equal(model.weight.grad, torch.ones(1, 2))
