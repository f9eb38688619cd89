"""Load weights that were trained before a layer got another name."""

import io

import torch
from torch import nn


class Before(nn.Module):
    """The classifier as it was trained: its last layer is called fc."""

    def __init__(self):
        super().__init__()
        self.body = nn.Linear(4, 8)
        self.fc = nn.Linear(8, 2)

    def forward(self, x):
        return self.fc(torch.relu(self.body(x)))


class Now(nn.Module):
    """The same classifier today: its last layer is called head."""

    def __init__(self):
        super().__init__()
        self.body = nn.Linear(4, 8)
        self.head = nn.Linear(8, 2)

    def forward(self, x):
        return self.head(torch.relu(self.body(x)))


torch.manual_seed(0)
x, y = torch.randn(32, 4), torch.randint(2, (32,))
trained = Before()
optimizer = torch.optim.SGD(trained.parameters(), lr=0.5)
for _ in range(5):
    optimizer.zero_grad()
    nn.functional.cross_entropy(trained(x), y).backward()
    optimizer.step()
file = io.BytesIO()
torch.save(trained.state_dict(), file)

file.seek(0)
model = Now()
model.load_state_dict(torch.load(file))

result = model(x).detach()
assert torch.equal(result, trained(x))
