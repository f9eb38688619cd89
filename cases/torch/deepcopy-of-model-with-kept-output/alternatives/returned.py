"""Keep a copy of the model of the best epoch; its features are returned, not stored."""

import copy
import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Net(nn.Module):
    """A classifier that returns its features beside the scores, to show them later."""

    def __init__(self):
        super().__init__()
        self.body, self.head = nn.Linear(4, 8), nn.Linear(8, 2)

    def forward(self, x):
        features = torch.relu(self.body(x))
        return self.head(features), features


torch.manual_seed(0)
x = torch.randn(32, 4).to(DEVICE)
y = (x[:, 0] > 0).long()
model = Net().to(DEVICE)
optimizer = torch.optim.SGD(model.parameters(), lr=0.5)

best_loss, best = float("inf"), None
for _ in range(20):
    scores, features = model(x)
    loss = nn.functional.cross_entropy(scores, y)
    if loss.item() < best_loss:
        best_loss, best = loss.item(), copy.deepcopy(model)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

result = nn.functional.cross_entropy(best(x)[0], y).detach()
assert abs(result.item() - best_loss) < 1e-6
assert features.shape == (32, 8)
