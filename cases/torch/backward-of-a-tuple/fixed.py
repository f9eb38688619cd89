"""Train a classifier that computes its own loss."""

import torch
from torch import nn
from torch.nn import functional as F


class Classifier(nn.Module):
    def __init__(self):
        super().__init__()
        self.head = nn.Linear(4, 2)

    def forward(self, x, labels):
        scores = self.head(x)
        return F.cross_entropy(scores, labels), scores


torch.manual_seed(0)
x = torch.randn(32, 4)
labels = (x[:, 0] > 0).long()
model = Classifier()
optimizer = torch.optim.SGD(model.parameters(), lr=0.5)

losses = []
for _ in range(20):
    optimizer.zero_grad()
    loss, scores = model(x, labels)
    loss.backward()
    optimizer.step()
    losses.append(loss.item())

result = len(losses)
assert losses[-1] < losses[0]
