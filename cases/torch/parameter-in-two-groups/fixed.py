"""Fine-tune a network: a small rate for its features, a larger one for the new last layer."""

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
groups = [
    {"params": model.features.parameters(), "lr": 0.001},
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
