"""An array of NumPy says "iteration over a 0-d array"."""

import torch

try:
    list(torch.tensor(1.5).numpy())
except TypeError as error:
    assert str(error) == "iteration over a 0-d array"
else:
    raise AssertionError("nothing was raised")
