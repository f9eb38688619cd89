"""InstanceNorm1d refuses a sequence of one step in the same words."""

import torch

try:
    torch.nn.InstanceNorm1d(3)(torch.randn(2, 3, 1))
except ValueError as error:
    assert "Expected more than 1 spatial element when training" in str(error)
else:
    raise AssertionError("one step was taken")
