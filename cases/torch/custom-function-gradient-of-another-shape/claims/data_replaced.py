"""MmBackward0 is of PyTorch itself: the .data of a parameter got another shape between forward and backward."""

import torch

inputs = torch.ones(8, 4, requires_grad=True)
weight = torch.ones(4, 3, requires_grad=True)
loss = (inputs @ weight).sum()
weight.data = torch.ones(2, 3)
try:
    loss.backward()
except RuntimeError as error:
    assert str(error) == (
        "Function MmBackward0 returned an invalid gradient at index 0 - got [8, 2]"
        " but expected shape compatible with [8, 4]"
    )
else:
    raise AssertionError("nothing was raised")
