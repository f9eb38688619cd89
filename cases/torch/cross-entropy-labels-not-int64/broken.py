"""Train a classifier on a table whose last column is the class."""

import os

import numpy as np
import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

table = np.random.RandomState(0).rand(12, 5).astype("float32")
table[:, 4] = np.arange(12) % 3
features = torch.from_numpy(table[:, :4]).to(DEVICE)
labels = torch.from_numpy(table[:, 4]).to(DEVICE)

torch.manual_seed(0)
model = nn.Linear(4, 3).to(DEVICE)
loss = nn.CrossEntropyLoss()(model(features), labels)
loss.backward()

result = model.weight.grad
assert 0 < loss.item() < 3
