"""Evaluate a classifier that was trained with DataParallel and saved without it."""

import io

import torch
from torch import nn


class Net(nn.Module):
    """A classifier of small grey images."""

    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv2d(1, 4, 3)
        self.fc = nn.Linear(4 * 6 * 6, 3)

    def forward(self, x):
        return self.fc(torch.relu(self.conv1(x)).flatten(1))


torch.manual_seed(0)
images, labels = torch.randn(16, 1, 8, 8), torch.randint(3, (16,))
trained = nn.DataParallel(Net())
optimizer = torch.optim.SGD(trained.parameters(), lr=0.1)
for _ in range(3):
    optimizer.zero_grad()
    nn.functional.cross_entropy(trained(images), labels).backward()
    optimizer.step()
file = io.BytesIO()
torch.save(trained.module.state_dict(), file)

file.seek(0)
model = Net()
state = torch.load(file)
model.load_state_dict(state)
trained.module.load_state_dict(state)

result = model(images).detach()
assert torch.equal(result, trained(images))
