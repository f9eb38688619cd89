"""A comprehension without if, one of a dictionary, an f-string without a format, and `with torch.no_grad():` are compiled."""

from typing import List

import torch


@torch.jit.script
def plain(xs: List[torch.Tensor]):
    return torch.stack([x + 1 for x in xs])


@torch.jit.script
def dictionary(x):
    squares = {i: i * i for i in range(4)}
    return x + squares[3]


@torch.jit.script
def message(x):
    assert x.dim() == 1, f"got {x.dim()} axes"
    return x


@torch.jit.script
def without_gradients(x):
    with torch.no_grad():
        y = x + 1
    return y


ones = torch.ones(2, requires_grad=True)
assert plain([ones, ones]).shape == (2, 2)
assert dictionary(ones)[0] == 10
assert torch.equal(message(ones), ones)
assert not without_gradients(ones).requires_grad
