"""Train a new head on a pretrained network whose features stay as they are."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Net(nn.Module):
    """Features and a head."""

    def __init__(self):
        super().__init__()
        self.features = nn.Linear(4, 16)
        self.fc = nn.Linear(16, 100)

    def forward(self, x):
        return self.fc(torch.relu(self.features(x)))


torch.manual_seed(0)
x = torch.randn(32, 4).to(DEVICE)
y = (x[:, 0] > 0).long()
model = Net().to(DEVICE)  # pretrained
before = model.features.weight.clone()

for parameter in model.parameters():
    parameter.requires_grad = False
model.fc = nn.Linear(16, 2).to(DEVICE)

optimizer = torch.optim.SGD(model.fc.parameters(), lr=0.5)
losses = []
for _ in range(100):
    loss = nn.functional.cross_entropy(model(x), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())

result = len(losses)
assert losses[-1] < losses[0] / 2
assert torch.equal(model.features.weight, before)
