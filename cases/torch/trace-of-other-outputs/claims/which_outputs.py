"""Tuples and lists of tensors are traced; None, a number or a string among the outputs is refused."""

import torch
from torch import nn


class Returns(nn.Module):
    def __init__(self, make):
        super().__init__()
        self.make = make

    def forward(self, x):
        return self.make(x * 2)


x = torch.ones(2)
for make in (lambda y: y, lambda y: (y, y), lambda y: [y, y], lambda y: ((y, y), y)):
    torch.jit.trace(Returns(make), x)
for other in (None, 3, 0.5, "a"):
    try:
        torch.jit.trace(Returns(lambda y, other=other: (y, other)), x)
    except RuntimeError as error:
        assert str(error).startswith("Only tensors, lists, tuples of tensors, or dictionary"), other
    else:
        raise AssertionError("nothing was raised")
