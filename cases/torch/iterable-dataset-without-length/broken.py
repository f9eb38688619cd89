"""Train on windows that are cut from a long series while it is read, with a one-cycle schedule."""

import torch
from torch import nn
from torch.utils.data import DataLoader, IterableDataset


class Windows(IterableDataset):
    def __init__(self, series, width):
        self.series, self.width = series, width

    def __iter__(self):
        for start in range(len(self.series) - self.width):
            yield self.series[start : start + self.width], self.series[start + self.width]


torch.manual_seed(0)
loader = DataLoader(Windows(torch.sin(torch.arange(72.0) / 4), width=8), batch_size=16)
model = nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 0.1, epochs=3, steps_per_epoch=len(loader))
for _ in range(3):
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = nn.functional.mse_loss(model(inputs)[:, 0], targets)
        loss.backward()
        optimizer.step()
        schedule.step()

result = loss.detach()
assert schedule.last_epoch == 12
