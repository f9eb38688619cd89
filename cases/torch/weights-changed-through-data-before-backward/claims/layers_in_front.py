"""Wrong are the gradients of the layers in front of a changed weight; those of the last layer are right."""

import torch
from torch import nn

torch.manual_seed(0)
critic = nn.Sequential(nn.Linear(2, 3), nn.Tanh(), nn.Linear(3, 1))
loss = critic(torch.ones(3, 2)).mean()
expected = torch.autograd.grad(loss, list(critic.parameters()), retain_graph=True)
for weight in critic.parameters():
    weight.data.clamp_(-0.1, 0.1)
loss.backward()
right = [torch.allclose(e, p.grad) for e, p in zip(expected, critic.parameters())]
assert right == [False, False, True, True]
