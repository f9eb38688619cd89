"""torch.ones_like of the index is int64, and zeros are float32; ones of the dtype of the zeros count."""

import torch

sources = torch.tensor([0, 2, 2, 1, 2])
degree = torch.zeros(3)
ones = torch.ones_like(sources)
assert (degree.dtype, ones.dtype) == (torch.float32, torch.int64)
try:
    degree.scatter_add_(0, sources, ones)
except RuntimeError as error:
    assert str(error) == "scatter(): Expected self.dtype to be equal to src.dtype"
else:
    raise AssertionError("nothing was raised")
assert degree.scatter_add_(0, sources, torch.ones_like(sources, dtype=degree.dtype)).tolist() == [1.0, 1.0, 3.0]
