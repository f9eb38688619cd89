"""A comma behind a loss makes a tuple of it."""

import torch

loss = torch.ones(3, requires_grad=True).sum(),
try:
    loss.backward()
except AttributeError as error:
    assert str(error) == "'tuple' object has no attribute 'backward'", error
else:
    raise AssertionError("it passes")
