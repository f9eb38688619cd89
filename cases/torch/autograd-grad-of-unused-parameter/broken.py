"""Adapt a network to one task with a step that can itself be differentiated, as in MAML."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Net(nn.Module):
    """Two heads on a body; a task uses one of them."""

    def __init__(self):
        super().__init__()
        self.body = nn.Linear(4, 8)
        self.regression, self.classes = nn.Linear(8, 1), nn.Linear(8, 3)

    def forward(self, x):
        return self.regression(torch.tanh(self.body(x)))


torch.manual_seed(0)
x, y = torch.randn(16, 4).to(DEVICE), torch.randn(16, 1).to(DEVICE)
model = Net().to(DEVICE)

loss = nn.functional.mse_loss(model(x), y)
parameters = dict(model.named_parameters())
gradients = torch.autograd.grad(loss, list(parameters.values()), create_graph=True)
adapted = {name: p - 0.1 * g for (name, p), g in zip(parameters.items(), gradients)}

for name, p in parameters.items():
    p.data = adapted[name].detach()
result = nn.functional.mse_loss(model(x), y).detach()
assert result < loss
