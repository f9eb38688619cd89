# releases: >=2.1
"""A float32 layer that receives half precision says "got Half and Float"."""

import torch

try:
    torch.nn.Linear(4, 2)(torch.ones(1, 4).half())
except RuntimeError as error:
    assert str(error) == "mat1 and mat2 must have the same dtype, but got Half and Float"
else:
    raise AssertionError("nothing was raised")
