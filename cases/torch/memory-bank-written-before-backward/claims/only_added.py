"""A buffer that the loss only adds or subtracts may be written: its values are not kept for backward."""

import torch

features, centre = torch.randn(6, 3, requires_grad=True), torch.zeros(3)
loss = (features - centre).sum()
centre.mul_(0.9).add_(features.detach().mean(0), alpha=0.1)
loss.backward()
assert torch.equal(features.grad, torch.ones(6, 3))
