"""clone and fill_ do what copy and fill do with an array."""

import torch

x = torch.ones(2)
y = x.clone()
y.fill_(3)
assert (x.tolist(), y.tolist()) == ([1, 1], [3, 3])
