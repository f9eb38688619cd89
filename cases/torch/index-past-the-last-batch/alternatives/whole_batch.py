"""The whole batch is compared at once, `(answers == labels).sum()`, without an index."""

import torch
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
data = TensorDataset(torch.randn(10, 3), torch.randint(2, (10,)))
model = torch.nn.Linear(3, 2)

right = 0
for inputs, labels in DataLoader(data, batch_size=4):
    answers = model(inputs).argmax(dim=1)
    right += int((answers == labels).sum())

result = right
assert result == int((model(data.tensors[0]).argmax(dim=1) == data.tensors[1]).sum())
