"""A Python True or False counts as well: tensor - True is refused with the same words."""

import torch

try:
    torch.ones(2) - True
except RuntimeError as error:
    assert "with a bool tensor is not supported" in str(error)
else:
    raise AssertionError("nothing was raised")
assert (torch.ones(2) - int(True)).tolist() == [0, 0]
