"""The axes of a tensor are named, and a sum is taken over one of them."""

import torch

images = torch.ones(2, 3, names=("N", "C"))
result = images.sum("C").rename(None)
assert result.tolist() == [3.0, 3.0]
