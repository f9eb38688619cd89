"""retain_grad keeps the gradient of a result."""

import torch

layer, head = torch.nn.Linear(2, 3), torch.nn.Linear(3, 1)
features = layer(torch.ones(1, 2))
features.retain_grad()
head(features).sum().backward()
assert torch.equal(features.grad, head.weight)
