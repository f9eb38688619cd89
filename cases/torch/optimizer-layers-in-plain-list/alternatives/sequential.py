"""Train a network whose layers are in a Sequential."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Net(nn.Module):
    """A stack of equal layers."""

    def __init__(self, depth):
        super().__init__()
        self.layers = nn.Sequential(*[nn.Linear(4, 4) for _ in range(depth)])

    def forward(self, x):
        for layer in self.layers:
            x = torch.tanh(layer(x))
        return x


torch.manual_seed(0)
x = torch.randn(32, 4).to(DEVICE)
y = 0.5 * x.flip(1)
model = Net(depth=3).to(DEVICE)
optimizer = torch.optim.Adam(model.parameters(), lr=0.02)
losses = []
for _ in range(60):
    loss = nn.functional.mse_loss(model(x), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())

result = len(list(model.parameters()))
assert result == 6
assert losses[-1] < 0.5 * losses[0]
