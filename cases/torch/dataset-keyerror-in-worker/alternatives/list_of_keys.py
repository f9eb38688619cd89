"""The data set keeps the keys in a list, and looks up the one at the index."""

import torch
from torch.utils.data import DataLoader, Dataset

torch.manual_seed(0)
table = {row: (torch.randn(4), row % 3) for row in range(20)}


class Rows(Dataset):
    def __init__(self, rows):
        self.rows = rows
        self.keys = list(rows)

    def __len__(self):
        return len(self.keys)

    def __getitem__(self, index):
        return self.rows[self.keys[index]]


training = {row: sample for row, sample in table.items() if row % 5}
loader = DataLoader(Rows(training), batch_size=4, num_workers=1)
count = 0
for inputs, labels in loader:
    count += len(labels)

result = count
assert count == 16
