"""expand adds axes in front: [3] becomes [16, 3] and stays [3], while an axis of size 1 is never taken away."""

import torch

weights = torch.tensor([1.0, 2.0, 3.0])
assert weights.expand(16, 3).shape == (16, 3)
assert weights.expand(3).shape == (3,)
try:
    weights[None].expand(3)
except RuntimeError as error:
    assert "the number of sizes provided (1)" in str(error)
else:
    raise AssertionError("nothing was raised")
