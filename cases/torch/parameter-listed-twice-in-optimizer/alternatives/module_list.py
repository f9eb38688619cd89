"""Train an actor and a critic that share their first layers, as the parts of one module."""

import torch
from torch import nn

torch.manual_seed(0)
x, value = torch.randn(16, 4), torch.randn(16, 1)
trunk = nn.Sequential(nn.Linear(4, 8), nn.Tanh())
actor = nn.Sequential(trunk, nn.Linear(8, 2))
critic = nn.Sequential(trunk, nn.Linear(8, 1))

parameters = nn.ModuleList([actor, critic]).parameters()
optimizer = torch.optim.SGD(parameters, lr=0.1)

before = trunk[0].weight.detach().clone()
loss = nn.functional.mse_loss(critic(x), value) - actor(x).log_softmax(1)[:, 0].mean()
loss.backward()
optimizer.step()

step = ((before - trunk[0].weight.detach()) / trunk[0].weight.grad).mean().item()
assert abs(step - 0.1) < 1e-3, f"the shared layer moved by {step:.2f} times its gradient, the rate is 0.10"
result = trunk[0].weight.detach()
