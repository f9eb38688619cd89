"""After an earlier good step and zero_grad(set_to_none=False) the gradient is zero, not None."""

import torch

model = torch.nn.Linear(2, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
model(torch.ones(3, 2)).mean().backward()
optimizer.zero_grad(set_to_none=False)
torch.tensor(model(torch.ones(3, 2)).mean().item(), requires_grad=True).backward()
assert (model.weight.grad == 0).all()
