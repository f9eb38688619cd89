"""Reduce the learning rate on a plateau and be told about it."""

import torch
from torch.optim.lr_scheduler import ReduceLROnPlateau

model = torch.nn.Linear(2, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=1.0)
scheduler = ReduceLROnPlateau(optimizer, factor=0.1, patience=0, verbose=True)

for loss in (1.0, 1.0, 1.0):
    scheduler.step(loss)

result = optimizer.param_groups[0]["lr"]
assert abs(result - 0.01) < 1e-9
