"""`clamp` without the underscore gives a float tensor, which cannot be an index."""

import torch

cells = torch.tensor([1, 5, 9]).clamp(0, torch.tensor(4.0))
assert cells.dtype == torch.float32
try:
    torch.zeros(10)[cells]
except IndexError as error:
    assert "tensors used as indices must be long" in str(error)
else:
    raise AssertionError("nothing was raised")
