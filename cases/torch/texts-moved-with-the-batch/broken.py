"""Train a classifier on measurements of flowers and the names of their kinds."""

import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset

KINDS = ["daisy", "rose", "tulip"]


class Flowers(Dataset):
    def __init__(self, count):
        self.names = [KINDS[number % 3] for number in range(count)]
        self.rows = torch.randn(count, 4) + torch.tensor([[KINDS.index(n)] for n in self.names])

    def __len__(self):
        return len(self.names)

    def __getitem__(self, index):
        return self.rows[index], self.names[index]


torch.manual_seed(0)
device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
model = nn.Linear(4, 3).to(device)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for rows, labels in DataLoader(Flowers(60), batch_size=20):
    rows, labels = rows.to(device), labels.to(device)
    loss = nn.functional.cross_entropy(model(rows), labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

result = loss.detach()
assert result.isfinite()
