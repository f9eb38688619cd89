"""A batch that is a list of inputs and labels is unpacked, and each of them moved."""

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
device = torch.device("cpu")
model = nn.Linear(3, 2).to(device)
for rows, labels in DataLoader(TensorDataset(torch.ones(4, 3), torch.arange(4) % 2), batch_size=2):
    rows, labels = rows.to(device), labels.to(device)
    loss = nn.functional.cross_entropy(model(rows), labels)
assert loss.isfinite()
