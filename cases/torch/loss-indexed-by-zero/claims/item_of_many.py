""".item() needs one element: of a loss with reduction="none" it fails, and [0] is one sample's."""

import torch
from torch import nn

loss = nn.MSELoss(reduction="none")(torch.ones(4), torch.zeros(4))
assert loss[0] == 1
try:
    loss.item()
except (RuntimeError, ValueError) as error:
    words = ("4 elements cannot be converted to Scalar", "only one element")
    assert any(one in str(error) for one in words), error
else:
    raise AssertionError("nothing was raised")
