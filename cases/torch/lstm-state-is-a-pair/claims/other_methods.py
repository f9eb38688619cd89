"""What is asked of the pair is in the message: to, cuda, data, size, contiguous."""

import torch
from torch import nn

_, state = nn.LSTM(3, 4)(torch.randn(5, 2, 3))
for name in ("to", "cuda", "data", "size", "contiguous", "clone", "squeeze"):
    try:
        getattr(state, name)
    except AttributeError as error:
        assert str(error) == f"'tuple' object has no attribute '{name}'"
    else:
        raise AssertionError("nothing was raised")
