"""Train a classifier of iris flowers on the measures of their petals."""

import torch
from torch import nn

torch.manual_seed(0)
petals = [(1.4, 0.2), (4.7, 1.4), (6.0, 2.5), (1.3, 0.2), (4.5, 1.5), (5.1, 1.9)]
species = ["setosa", "versicolor", "virginica", "setosa", "versicolor", "virginica"]
names = sorted(set(species))
features = torch.tensor(petals)
labels = torch.tensor(species)

model = nn.Linear(2, len(names))
for _ in range(20):
    model.zero_grad()
    loss = nn.functional.cross_entropy(model(features), labels)
    loss.backward()
    with torch.no_grad():
        for parameter in model.parameters():
            parameter -= 0.05 * parameter.grad

result = loss.detach()
assert result < 1.5
