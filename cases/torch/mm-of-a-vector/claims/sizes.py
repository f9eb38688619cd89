"""Two matrices of other sizes have another message."""

import torch

try:
    torch.mm(torch.rand(4, 3), torch.rand(4, 3))
except RuntimeError as error:
    assert "mat1 and mat2 shapes cannot be multiplied" in str(error)
else:
    raise AssertionError("nothing was raised")
