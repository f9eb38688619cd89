"""Train on a data set of points with the sine as their label."""

import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset


class Points(Dataset):
    def __init__(self, count):
        self.x = torch.linspace(-1, 1, count)[:, None]
        self.y = torch.sin(3 * self.x)

    def __len__(self):
        return len(self.x)

    def __getitem__(self, index):
        return self.x[index], self.y[index]


torch.manual_seed(0)
loader = DataLoader(Points(64), batch_size=16)
model = nn.Sequential(nn.Linear(1, 16), nn.Tanh(), nn.Linear(16, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs, targets in loader:
    optimizer.zero_grad()
    loss = nn.functional.mse_loss(model(inputs), targets)
    loss.backward()
    optimizer.step()

result = loss.detach()
assert inputs.shape == (16, 1)
