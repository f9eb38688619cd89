"""An operation in place of the user's own says the same; there the first operand is what it changes."""

import torch

total = torch.zeros(3)
try:
    total += torch.ones(4, 3)
except RuntimeError as error:
    assert str(error) == "output with shape [3] doesn't match the broadcast shape [4, 3]", error
else:
    raise AssertionError("nothing was raised")
