"""After `zero_grad()` `clip_grad_norm_` gives 0 and raises nothing, and before it the norm."""

import torch

model = torch.nn.Linear(4, 1, bias=False)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
model(torch.ones(1, 4)).sum().backward()
assert torch.nn.utils.clip_grad_norm_(model.parameters(), 10.0) == 2
optimizer.zero_grad()
assert model.weight.grad is None
assert torch.nn.utils.clip_grad_norm_(model.parameters(), 10.0) == 0
