"""masked_select broadcasts the mask, and so does expand_as."""

import torch

x = torch.arange(24).reshape(4, 6)
mask = torch.tensor([[True], [False], [False], [True]])
assert torch.equal(x.masked_select(mask), x[[0, 3]].flatten())
assert torch.equal(x[mask.expand_as(x)], x[[0, 3]].flatten())
