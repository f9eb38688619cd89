"""NaN has the same message, also behind a sigmoid."""

import torch

try:
    torch.nn.BCELoss()(torch.sigmoid(torch.tensor([float("nan")])), torch.ones(1))
except RuntimeError as error:
    assert "all elements of input should be between 0 and 1" in str(error)
else:
    raise AssertionError("nothing was raised")
