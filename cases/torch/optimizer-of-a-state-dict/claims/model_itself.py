"""A model in place of its parameters says that its object is not iterable, and so does `model.parameters` without the call."""

import torch
from torch import nn

model = nn.Linear(4, 3)
for params, name in [(model, "Linear"), (model.parameters, "method")]:
    try:
        torch.optim.Adam(params)
    except TypeError as error:
        assert str(error) == f"'{name}' object is not iterable"
    else:
        raise AssertionError("nothing was raised")
