"""A Half tensor is named so, in the same words."""

import torch

try:
    torch.nn.Embedding(7, 4)(torch.ones(2, dtype=torch.float16))
except RuntimeError as error:
    assert "but got torch.HalfTensor instead (while checking arguments for embedding)" in str(error)
else:
    raise AssertionError("nothing was raised")
