"""Both backward passes come before the step, and `inputs=` keeps the gradients of each loss to its own parameters."""

import copy

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(4, 8), nn.Linear(8, 1))
alone = copy.deepcopy(model)
optimizer = torch.optim.Adam(model[1].parameters(), lr=0.5, fused=True)
x = torch.randn(16, 4)

outputs = model(x)
first, second = outputs.mean(), outputs.pow(2).mean()
first.backward(retain_graph=True, inputs=list(model[1].parameters()))
second.backward(inputs=list(model[0].parameters()))
optimizer.step()

alone(x).pow(2).mean().backward()
assert torch.allclose(model[0].weight.grad, alone[0].weight.grad, atol=1e-6)
alone.zero_grad()
alone(x).mean().backward()
assert torch.allclose(model[1].weight.grad, alone[1].weight.grad, atol=1e-6)
assert not torch.equal(model[1].weight, alone[1].weight)
