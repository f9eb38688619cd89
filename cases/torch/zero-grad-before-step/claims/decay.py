# releases: <2.0
"""With zeros for gradients, weight decay still shrinks the weights."""

import torch

model = torch.nn.Linear(3, 1)
before = model.weight.detach().clone()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1, weight_decay=0.5)
model(torch.ones(2, 3)).sum().backward()
optimizer.zero_grad()
optimizer.step()
assert torch.allclose(model.weight, 0.95 * before)
