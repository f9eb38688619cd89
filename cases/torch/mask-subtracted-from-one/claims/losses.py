"""l1_loss subtracts too: a bool target has the same words, and target.float() is taken."""

import torch
from torch import nn

scores, target = torch.rand(3), torch.tensor([True, False, True])
try:
    nn.functional.l1_loss(scores, target)
except RuntimeError as error:
    assert "with a bool tensor is not supported" in str(error)
else:
    raise AssertionError("nothing was raised")
assert nn.functional.l1_loss(scores, target.float()) > 0
