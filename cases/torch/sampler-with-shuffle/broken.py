"""Train on data of which few are positive, and draw the two classes equally often."""

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset, WeightedRandomSampler

torch.manual_seed(0)
labels = torch.tensor([0] * 90 + [1] * 10)
inputs = torch.randn(100, 4) + labels[:, None]
dataset = TensorDataset(inputs, labels)
weights = (1.0 / labels.bincount())[labels]
sampler = WeightedRandomSampler(weights, num_samples=len(dataset))
loader = DataLoader(dataset, batch_size=20, sampler=sampler, shuffle=True)

model = nn.Linear(4, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
positive = 0
for x, y in loader:
    optimizer.zero_grad()
    nn.functional.cross_entropy(model(x), y).backward()
    optimizer.step()
    positive += y.sum().item()

result = positive
assert 30 < result < 70
