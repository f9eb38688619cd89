# releases: >=2.2
"""`clip_grad_value_` of a used generator raises, in words about a nested list."""

import torch
from torch import nn

model = nn.Linear(2, 1)
model(torch.ones(1, 2)).sum().backward()
parameters = model.parameters()
list(parameters)
try:
    nn.utils.clip_grad_value_(parameters, 0.1)
except RuntimeError as error:
    assert "Expected !nested_tensorlist[0].empty() to be true, but got false." in str(error)
else:
    raise AssertionError("nothing was raised")
