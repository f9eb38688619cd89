"""After a step with NaN gradients the loss of every batch is NaN, of good ones as well."""

import torch

model = torch.nn.Linear(2, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
model(torch.tensor([[float("nan"), 1.0]])).sum().backward()
optimizer.step()
assert model(torch.ones(1, 2)).isnan().all()
