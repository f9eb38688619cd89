"""All parameters but those of the last layer, by identity: for a model without a part of its own for the rest."""

import torch
from torch import nn


class Network(nn.Module):
    def __init__(self):
        super().__init__()
        self.features = nn.Sequential(nn.Linear(4, 8), nn.ReLU())
        self.fc = nn.Linear(8, 3)

    def forward(self, x):
        return self.fc(self.features(x))


torch.manual_seed(0)
model = Network()
head = set(model.fc.parameters())
groups = [
    {"params": [p for p in model.parameters() if p not in head], "lr": 0.001},
    {"params": model.fc.parameters(), "lr": 0.1},
]
optimizer = torch.optim.SGD(groups, momentum=0.9, lr=0.01)
inputs, labels = torch.randn(32, 4), torch.randint(3, (32,))
for _ in range(5):
    optimizer.zero_grad()
    nn.functional.cross_entropy(model(inputs), labels).backward()
    optimizer.step()

result = sum(len(group["params"]) for group in optimizer.param_groups)
assert result == len(list(model.parameters()))
