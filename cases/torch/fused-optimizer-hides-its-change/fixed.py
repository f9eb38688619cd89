"""Two losses of one network, with the step of a fused optimizer behind both backward passes."""

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
first.backward(retain_graph=True)
model.zero_grad()
second.backward()
optimizer.step()

alone(x).pow(2).mean().backward()
wanted = alone[0].weight.grad
error = ((model[0].weight.grad - wanted).norm() / wanted.norm()).item()
assert error < 1e-4, "the gradient of the second loss is another one"
result = 0.0
