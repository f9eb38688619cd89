"""unsqueeze(0) makes a row, and then the sizes do not fit."""

import torch

try:
    torch.cat([torch.zeros(8, 16), torch.zeros(8).unsqueeze(0)], dim=1)
except RuntimeError as error:
    assert "Sizes of tensors must match except in dimension 1." in str(error)
else:
    raise AssertionError("nothing was raised")
