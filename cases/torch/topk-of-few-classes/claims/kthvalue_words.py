"""kthvalue names itself and the axis."""

import torch

try:
    torch.rand(4, 3).kthvalue(5)
except RuntimeError as error:
    assert "kthvalue(): selected number k out of range for dimension 1" in str(error)
else:
    raise AssertionError("nothing was raised")
