"""A schedule of epochs is stepped after each batch."""

import torch

optimizer = torch.optim.SGD(torch.nn.Linear(1, 1).parameters(), lr=0.1)
schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 0.1, total_steps=3)
for _ in range(4):
    optimizer.step()
    schedule.step()
