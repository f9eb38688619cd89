"""`model.state_dict().values()` is taken, and nothing is trained: these tensors have no gradient."""

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(4, 3)
optimizer = torch.optim.SGD(model.state_dict().values(), lr=0.5)
before = model.weight.detach().clone()
for _ in range(3):
    optimizer.zero_grad()
    model(torch.ones(2, 4)).square().sum().backward()
    optimizer.step()
assert all(tensor.grad is None for tensor in model.state_dict().values())
assert torch.equal(model.weight.detach(), before)
