"""Train a classifier on labels that unique numbered from zero."""

import torch
from torch import nn

torch.manual_seed(0)
stars = torch.tensor([1, 5, 3, 2, 4, 5, 1, 3])  # ratings of one to five stars
features = torch.randn(8, 6)

values, targets = torch.unique(stars, return_inverse=True)
model = nn.Linear(6, 5)
optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
losses = []
for _ in range(20):
    loss = nn.functional.cross_entropy(model(features), targets)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())

predicted = values[model(features).argmax(1)]  # stars
assert losses[-1] < losses[0]
assert predicted.min() >= 1 and predicted.max() <= 5
assert (predicted == stars).float().mean() > 0.5
result = losses[-1]
