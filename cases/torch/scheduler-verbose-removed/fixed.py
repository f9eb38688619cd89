"""Reduce the learning rate on a plateau and print the rate."""

import torch
from torch.optim.lr_scheduler import ReduceLROnPlateau

model = torch.nn.Linear(2, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=1.0)
scheduler = ReduceLROnPlateau(optimizer, factor=0.1, patience=0)

for loss in (1.0, 1.0, 1.0):
    scheduler.step(loss)
    print("learning rate", optimizer.param_groups[0]["lr"])

result = optimizer.param_groups[0]["lr"]
assert abs(result - 0.01) < 1e-9
