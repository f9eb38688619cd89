"""A schedule of one factor for two groups of weights."""

import torch

a, b = torch.nn.Linear(1, 1), torch.nn.Linear(1, 1)
groups = [{"params": a.parameters()}, {"params": b.parameters()}]
optimizer = torch.optim.SGD(groups, lr=0.1)
torch.optim.lr_scheduler.LambdaLR(optimizer, [lambda epoch: 1.0])
