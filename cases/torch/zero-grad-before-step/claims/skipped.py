# releases: >=2.0
"""The gradients are None, and neither weight decay nor the momentum of a right step moves the weights."""

import torch

model = torch.nn.Linear(3, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9, weight_decay=0.5)
model(torch.ones(2, 3)).sum().backward()
optimizer.step()
before = model.weight.detach().clone()
model(torch.ones(2, 3)).sum().backward()
optimizer.zero_grad()
assert model.weight.grad is None
optimizer.step()
assert torch.equal(model.weight, before)
