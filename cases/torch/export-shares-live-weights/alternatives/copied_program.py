"""Keep a copy of an exported program and train the model for one more step."""

import copy

import torch

torch.manual_seed(0)
model = torch.nn.Linear(4, 2)
x = torch.randn(3, 4)

snapshot = copy.deepcopy(torch.export.export(model, (x,)).module())
before = snapshot(x).detach()

optimizer = torch.optim.SGD(model.parameters(), lr=1.0)
model(x).square().mean().backward()
optimizer.step()

result = snapshot(x).detach()
assert torch.equal(result, before), "the snapshot moved with the model"
