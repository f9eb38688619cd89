"""Without weights, the loss with its default reduction is the mean of the losses per sample."""

import torch
from torch import nn

scores, y = torch.randn(8, 3, requires_grad=True), torch.arange(8) % 3
loss = nn.functional.cross_entropy(scores, y)
loss.backward()
each = nn.functional.cross_entropy(scores, y, reduction="none")
(expected,) = torch.autograd.grad(each.mean(), scores)
assert torch.allclose(loss, each.mean())
assert torch.allclose(scores.grad, expected, atol=1e-6)
