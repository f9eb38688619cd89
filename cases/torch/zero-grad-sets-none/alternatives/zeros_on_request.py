"""`set_to_none=False` fills the gradients with zeros; the default of both methods is None."""

import torch

model = torch.nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
model(torch.ones(1, 4)).sum().backward()
optimizer.zero_grad(set_to_none=False)
assert model.weight.grad.norm() == 0

optimizer.zero_grad()
assert model.weight.grad is None
model(torch.ones(1, 4)).sum().backward()
model.zero_grad()
assert model.weight.grad is None
