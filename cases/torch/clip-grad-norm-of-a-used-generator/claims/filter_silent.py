"""For a used `filter` no release warns."""

import warnings

import torch
from torch import nn

model = nn.Linear(2, 1)
model(torch.ones(1, 2)).sum().backward()
parameters = filter(lambda p: p.requires_grad, model.parameters())
list(parameters)
with warnings.catch_warnings():
    warnings.simplefilter("error")
    nn.utils.clip_grad_norm_(parameters, 1.0)
