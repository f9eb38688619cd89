"""torch.round of a loss that is not detached keeps its graph, and its gradient is 0."""

import torch

weight = torch.tensor(1.3, requires_grad=True)
rounded = torch.round(weight * 2, decimals=1)
assert rounded.requires_grad
rounded.backward()
assert weight.grad == 0
