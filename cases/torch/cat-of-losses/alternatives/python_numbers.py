"""The losses are kept as Python numbers, of which a tensor is made."""

import torch
from torch import nn

torch.manual_seed(0)
features, targets = torch.randn(24, 4), torch.randn(24, 1)
model = nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

losses = []
for rows in torch.arange(24).split(8):
    optimizer.zero_grad()
    loss = nn.functional.mse_loss(model(features[rows]), targets[rows])
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
average = torch.tensor(losses).mean()

result = average
assert len(losses) == 3 and average > 0
