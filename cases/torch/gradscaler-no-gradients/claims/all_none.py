"""After `backward` every gradient of the optimizer is None."""

import torch

encoder, head = torch.nn.Linear(4, 8).requires_grad_(False), torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(encoder.parameters(), lr=0.1)
head(encoder(torch.ones(2, 4))).sum().backward()
assert all([p.grad is None for g in optimizer.param_groups for p in g["params"]])
