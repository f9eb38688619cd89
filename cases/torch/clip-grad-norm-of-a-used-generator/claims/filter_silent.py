"""For a used `filter` or `itertools.chain` no release warns."""

import itertools
import warnings

import torch
from torch import nn

model = nn.Linear(2, 1)
model(torch.ones(1, 2)).sum().backward()
for parameters in (filter(lambda p: p.requires_grad, model.parameters()), itertools.chain(model.parameters())):
    list(parameters)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert float(nn.utils.clip_grad_norm_(parameters, 1.0)) == 0.0
