"""The difference of [n, 1] and [n] has n * n elements."""

import torch

predicted, target = torch.zeros(100_000, 1, device="meta"), torch.zeros(100_000, device="meta")
assert (predicted - target).shape == (100_000, 100_000)
assert (predicted - target[:, None]).shape == (100_000, 1)
