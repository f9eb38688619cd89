"""A slice of five of a sorted row of three has three values."""

import torch

values, _ = torch.rand(4, 3).sort(dim=1, descending=True)
assert values[:, :5].shape == (4, 3)
