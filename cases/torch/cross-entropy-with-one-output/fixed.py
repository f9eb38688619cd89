"""Train a binary classifier with one output and BCEWithLogitsLoss."""

import torch
from torch import nn

torch.manual_seed(0)
x = torch.randn(64, 3)
labels = (x[:, :1] > 0).float()
model = nn.Linear(3, 1)
start = model.weight.detach().clone()
criterion = nn.BCEWithLogitsLoss()
optimizer = torch.optim.SGD(model.parameters(), lr=1.0)
for _ in range(30):
    loss = criterion(model(x), labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

moved = (model.weight.detach() - start).abs().max().item()
assert moved > 0.1, f"30 steps changed the weights by {moved}; the loss is {abs(loss.item())}"
right = ((model(x) > 0) == (labels > 0)).float().mean().item()
assert right > 0.95
result = right
