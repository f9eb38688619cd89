"""A `Subset` keeps the whole table, and numbers the rows of the split from 0."""

import torch
from torch.utils.data import DataLoader, Subset

torch.manual_seed(0)
table = {row: (torch.randn(4), row % 3) for row in range(20)}
training = Subset(table, [row for row in table if row % 5])
loader = DataLoader(training, batch_size=4, num_workers=1)
count = 0
for inputs, labels in loader:
    count += len(labels)

result = count
assert count == 16
