"""A schedule is resumed at an epoch with a new optimizer."""

import torch

optimizer = torch.optim.SGD(torch.nn.Linear(1, 1).parameters(), lr=0.1)
torch.optim.lr_scheduler.StepLR(optimizer, 10, last_epoch=5)
