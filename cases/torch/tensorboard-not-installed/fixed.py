"""Fit a line, and write the loss of each step for TensorBoard."""

import torch
from torch import nn

try:
    from torch.utils.tensorboard import SummaryWriter
except ImportError:
    SummaryWriter = None

torch.manual_seed(0)
x = torch.linspace(-1, 1, 32)[:, None]
y = 3 * x + 1
model = nn.Linear(1, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
writer = SummaryWriter("runs") if SummaryWriter else None

for step in range(50):
    loss = nn.functional.mse_loss(model(x), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    if writer:
        writer.add_scalar("loss", loss.item(), step)

result = model.weight.detach()[0, 0]
assert abs(result - 3) < 0.01
