"""Keep a copy of the model of the best epoch, without the output that the model keeps."""

import copy
import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Net(nn.Module):
    """A classifier that keeps its features, to show them later."""

    def __init__(self):
        super().__init__()
        self.body, self.head = nn.Linear(4, 8), nn.Linear(8, 2)
        self.features = None

    def forward(self, x):
        self.features = torch.relu(self.body(x))
        return self.head(self.features)


torch.manual_seed(0)
x = torch.randn(32, 4).to(DEVICE)
y = (x[:, 0] > 0).long()
model = Net().to(DEVICE)
optimizer = torch.optim.SGD(model.parameters(), lr=0.5)

best_loss, best = float("inf"), None
for _ in range(20):
    loss = nn.functional.cross_entropy(model(x), y)
    if loss.item() < best_loss:
        features, model.features = model.features, None
        best_loss, best = loss.item(), copy.deepcopy(model)
        model.features = features
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

result = nn.functional.cross_entropy(best(x), y).detach()
assert abs(result.item() - best_loss) < 1e-6
assert model.features.shape == (32, 8)
