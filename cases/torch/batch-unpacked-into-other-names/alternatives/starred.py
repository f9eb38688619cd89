"""A starred name takes whatever follows the first two fields, be it nothing."""

import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset


class Samples(Dataset):
    def __init__(self, count):
        self.rows = torch.randn(count, 5)
        self.labels = (self.rows.sum(dim=1) > 0).long()

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, index):
        return self.rows[index], self.labels[index], index


torch.manual_seed(0)
model = nn.Linear(5, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
for rows, labels, *_ in DataLoader(Samples(64), batch_size=16):
    loss = nn.functional.cross_entropy(model(rows), labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

result = loss.detach()
assert result < 0.9
