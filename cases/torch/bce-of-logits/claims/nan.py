"""NaN has the same message, also behind a sigmoid; an output between 0 and 1 without a sigmoid has none."""

import torch

torch.nn.BCELoss()(torch.tensor([0.3]), torch.ones(1))
try:
    torch.nn.BCELoss()(torch.sigmoid(torch.tensor([float("nan")])), torch.ones(1))
except RuntimeError as error:
    assert "all elements of input should be between 0 and 1" in str(error)
else:
    raise AssertionError("nothing was raised")
