"""take_along_dim refuses it in words with both numbers of axes."""

import torch

try:
    torch.take_along_dim(torch.zeros(4, 3), torch.zeros(4, dtype=torch.int64), 1)
except RuntimeError as error:
    assert "input and indices should have the same number of dimensions, but got 2 dimensions for input, and 1 dimensions for indices" in str(error)
else:
    raise AssertionError("nothing was raised")
