"""Tensors as keys of a dictionary are all different; the rows of a matrix are no keys."""

import torch

assert len(dict.fromkeys(torch.tensor([30, 10, 30]))) == 3
try:
    dict.fromkeys(torch.tensor([[1, 2], [1, 2]]).tolist())
except TypeError as error:
    assert "unhashable" in str(error)
else:
    raise AssertionError("nothing was raised")
