"""Mapping over the input only fails with these words on all releases."""

import torch

from torch.func import vmap

lstm = torch.nn.LSTM(3, 4)
try:
    vmap(lambda x: lstm(x)[0])(torch.randn(7, 5, 2, 3))
except RuntimeError as error:
    assert "Batching rule not implemented for aten::lstm.input" in str(error)
else:
    raise AssertionError("nothing was raised")
