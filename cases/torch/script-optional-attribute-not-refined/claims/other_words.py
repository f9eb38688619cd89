"""An attribute of the tensor has no such attribute or method, a list of it is List[Optional[Tensor]], and a number is Optional[int]."""

from typing import Optional

import torch
from torch import nn


class Base(nn.Module):
    cache: Optional[torch.Tensor]
    factor: Optional[int]

    def __init__(self):
        super().__init__()
        self.cache = None
        self.factor = None


class Shape(Base):
    def forward(self, x):
        return x if self.cache is None else x * self.cache.shape[0]


class Joined(Base):
    def forward(self, x):
        if self.cache is not None:
            x = torch.cat([self.cache, x])
        self.cache = x
        return x


class Number(Base):
    def forward(self, x):
        if self.factor is not None:
            x = x * self.factor
        return x


for layer, words in (
    (Shape(), "'Optional[Tensor]' object has no attribute or method 'shape'"),
    (Joined(), "Expected a value of type 'List[Tensor]' for argument 'tensors' but instead found type 'List[Optional[Tensor]]'."),
    (Number(), "but instead found type 'Optional[int]'."),
):
    try:
        torch.jit.script(layer)
    except RuntimeError as error:
        assert words in str(error), error
    else:
        raise AssertionError("nothing was raised")
