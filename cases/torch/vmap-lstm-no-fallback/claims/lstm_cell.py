# releases: >=2.4
"""`aten::lstm_cell` has neither rule nor fallback."""

import torch

from torch.func import vmap

try:
    vmap(torch.nn.LSTMCell(3, 4))(torch.randn(6, 2, 3))
except RuntimeError as error:
    assert "Batching rule not implemented for aten::lstm_cell" in str(error)
    assert "We could not generate a fallback" in str(error)
else:
    raise AssertionError("nothing was raised")
