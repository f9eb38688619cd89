"""view and reshape give the shape of the transposition, and other numbers in it."""

import torch

x = torch.arange(6.0).reshape(1, 2, 3)
assert torch.equal(x.view(1, 3, 2), x.reshape(1, 3, 2))
assert x.view(1, 3, 2)[0, 0].tolist() == [0.0, 1.0]  # two steps of the first channel
assert x.transpose(1, 2)[0, 0].tolist() == [0.0, 3.0]  # the first step of both
