"""retain_grad of a tensor without gradient has a message of its own."""

import torch

try:
    torch.ones(2).retain_grad()
except RuntimeError as error:
    assert "can't retain_grad on Tensor that has requires_grad=False" in str(error)
else:
    raise AssertionError("nothing was raised")
