"""A GRU after a bidirectional one takes twice its hidden size."""

import torch
from torch import nn

torch.manual_seed(0)
first = nn.GRU(8, 16, batch_first=True, bidirectional=True)
outputs, _ = first(torch.rand(4, 5, 8))
try:
    nn.GRU(16, 16, batch_first=True)(outputs)
except RuntimeError as error:
    assert "Expected 16, got 32" in str(error)
else:
    raise AssertionError("nothing was raised")
assert nn.GRU(2 * 16, 16, batch_first=True)(outputs)[0].shape == (4, 5, 16)
