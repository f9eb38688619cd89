# releases: >=2.1
"""A label that is not between 0 and 1 has a message about `target`."""

import torch

try:
    torch.nn.BCELoss()(torch.tensor([0.5]), torch.tensor([2.0]))
except RuntimeError as error:
    assert "all elements of target should be between 0 and 1" in str(error)
else:
    raise AssertionError("nothing was raised")
