"""`backward` with ones gives the gradient of the sum: that of the mean times the number of samples."""

import torch
from torch import nn

scores, y = torch.randn(8, 3, requires_grad=True), torch.arange(8) % 3
each = nn.functional.cross_entropy(scores, y, reduction="none")
(mean,) = torch.autograd.grad(each.mean(), scores, retain_graph=True)
each.backward(torch.ones_like(each))
assert torch.allclose(scores.grad, 8 * mean, atol=1e-6)
