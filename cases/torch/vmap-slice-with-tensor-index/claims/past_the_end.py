"""A slice that leaves the axis is shorter; an index tensor there is out of bounds."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

signal = torch.arange(32.0)
assert len(signal[30:38]) == 2
try:
    vmap(lambda start: signal[start + torch.arange(8)])(torch.tensor([0, 30]))
except IndexError as error:
    assert "out of bounds" in str(error)
else:
    raise AssertionError("nothing was raised")
