"""The default of both methods is None; `set_to_none=False` fills a gradient that is there, and makes none."""

import torch

model = torch.nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for owner in (model, optimizer):
    owner.zero_grad(set_to_none=False)
    assert model.weight.grad is None
    model(torch.ones(1, 4)).sum().backward()
    owner.zero_grad(set_to_none=False)
    assert model.weight.grad.tolist() == [[0.0] * 4]
    owner.zero_grad()
    assert model.weight.grad is None
