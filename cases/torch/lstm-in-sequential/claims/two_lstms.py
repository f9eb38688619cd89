"""Two LSTMs in nn.Sequential fail otherwise: the second one looks for the size of a tuple."""

import torch
from torch import nn

try:
    nn.Sequential(nn.LSTM(4, 8), nn.LSTM(8, 8))(torch.randn(5, 2, 4))
except (AttributeError, TypeError) as error:
    assert "must be Tensor, not tuple" not in str(error)
else:
    raise AssertionError("it ran")
