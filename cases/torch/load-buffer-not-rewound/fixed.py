"""Keep the best weights in memory while training, and take them back at the end."""

import io

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
inputs, targets = torch.randn(32, 4), torch.randn(32, 1)
best = float("inf")

for _ in range(5):
    loss = nn.functional.mse_loss(model(inputs), targets)
    if loss.item() < best:
        best = loss.item()
        buffer = io.BytesIO()
        torch.save(model.state_dict(), buffer)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

buffer.seek(0)
model.load_state_dict(torch.load(buffer))

result = nn.functional.mse_loss(model(inputs), targets).item()
assert abs(result - best) < 1e-6
