"""A GRU says the same without the bracket: Expected hidden size."""

import torch

try:
    torch.nn.GRU(4, 16, batch_first=True)(torch.randn(3, 6, 4), torch.zeros(1, 8, 16))
except RuntimeError as error:
    assert str(error) == "Expected hidden size (1, 3, 16), got [1, 8, 16]"
else:
    raise AssertionError("it ran")
