"""`torch.cat` has the same words for tensors that have nothing to do with each other."""

import torch

try:
    torch.cat([torch.ones(2, 3, 77, 5), torch.ones(2, 3, 1024, 5)], 1)
except RuntimeError as error:
    assert "Sizes of tensors must match except in dimension 1" in str(error)
    assert "Expected size 77 but got size 1024" in str(error)
else:
    raise AssertionError("nothing was raised")
