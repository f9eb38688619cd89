# releases: >=2.1
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
    words = ("!nested_tensorlist[0].empty()", "nested_tensorlist[0].size() > 0")
    word = words[torch.__version__.startswith("2.1.")]
    assert f"Expected {word} to be true, but got false." in str(error)
else:
    raise AssertionError("nothing was raised")
