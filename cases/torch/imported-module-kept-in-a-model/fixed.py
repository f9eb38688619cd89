"""Train a network and keep a slow copy of it for evaluation."""

import copy

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self, width=16):
        super().__init__()
        self.hidden = nn.Linear(4, width)
        self.output = nn.Linear(width, 2)

    def forward(self, x):
        return self.output(nn.functional.relu(self.hidden(x)))


torch.manual_seed(0)
inputs, labels = torch.randn(32, 4), torch.randint(2, (32,))
model = Net()
slow = copy.deepcopy(model)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for _ in range(3):
    optimizer.zero_grad()
    nn.functional.cross_entropy(model(inputs), labels).backward()
    optimizer.step()
    with torch.no_grad():
        for kept, new in zip(slow.parameters(), model.parameters()):
            kept.lerp_(new, 0.1)

result = slow(inputs).detach()
assert result.shape == (32, 2)
