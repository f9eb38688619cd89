"""Of an empty tensor every index is out of bounds: "with size 0"."""

import torch

x = torch.zeros(4, 3)
found = x[x[:, 0] > 1]
try:
    found[0]
except IndexError as error:
    assert str(error) == "index 0 is out of bounds for dimension 0 with size 0"
else:
    raise AssertionError("an empty tensor has an element")
