"""A list of bool is a mask, and must have the length of the first axis."""

import torch

x = torch.arange(24).reshape(4, 6)
assert torch.equal(x[[True, False, False, True]], x[[0, 3]])
try:
    x[[True, False, True]]
except IndexError as error:
    assert "The shape of the mask [3] at index 0" in str(error)
else:
    raise AssertionError("nothing was raised")
