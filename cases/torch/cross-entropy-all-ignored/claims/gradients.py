"""The gradients of such a batch are zeros."""

import torch

model = torch.nn.Linear(8, 3)
loss = torch.nn.functional.cross_entropy(model(torch.randn(4, 8)), torch.full((4,), -100))
loss.backward()
assert loss.isnan()
assert not model.weight.grad.any() and not model.bias.grad.any()
