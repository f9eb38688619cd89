"""Train a classifier with BCELoss on the sigmoid of the outputs of a linear layer."""

import torch
from torch import nn

torch.manual_seed(0)
features = torch.randn(64, 4)
labels = (features[:, :1] > 0).float()

model = nn.Sequential(nn.Linear(4, 16), nn.ReLU(), nn.Linear(16, 1))
criterion = nn.BCELoss()
optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
losses = []
for _ in range(50):
    outputs = model(features)
    loss = criterion(torch.sigmoid(outputs), labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())

assert losses[-1] < 0.5 * losses[0]
assert ((outputs > 0) == labels.bool()).float().mean() > 0.9
result = losses[-1]
