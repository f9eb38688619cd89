"""The data set makes the labels int64 when it reads them."""

import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

table = np.random.RandomState(0).rand(12, 5).astype("float32")
table[:, 4] = np.arange(12) % 3
data = TensorDataset(
    torch.from_numpy(table[:, :4]),
    torch.as_tensor(table[:, 4], dtype=torch.long),
)

torch.manual_seed(0)
model = nn.Linear(4, 3)
for features, labels in DataLoader(data, batch_size=12):
    loss = nn.CrossEntropyLoss()(model(features), labels)
    loss.backward()

result = model.weight.grad
assert 0 < loss.item() < 3
