"""A tensor made of loss.item() has no gradient, the result of stack has."""

import torch

weight = torch.tensor(2.0, requires_grad=True)
losses = [weight * 1, weight * 3]
assert torch.stack(losses).requires_grad
assert not torch.tensor([loss.item() for loss in losses]).requires_grad
