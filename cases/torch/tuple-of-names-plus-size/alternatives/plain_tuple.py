"""A key of a name and a shape, from a plain tuple."""

import torch

scores = torch.zeros(2, 3, 3)
key = ("causal",) + tuple(scores.shape)
assert key == ("causal", 2, 3, 3)
