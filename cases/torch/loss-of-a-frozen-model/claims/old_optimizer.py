"""An optimizer that was made before the new head does not train it, and raises nothing."""

import torch
from torch import nn

model = nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 2)).requires_grad_(False)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
model[1] = nn.Linear(2, 2)
before = model[1].weight.clone()
model(torch.ones(1, 2)).sum().backward()
optimizer.step()
assert model[1].weight.grad.abs().sum() > 0
assert torch.equal(model[1].weight, before)
