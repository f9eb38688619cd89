"""A plateau is looked for without a metric."""

import torch

optimizer = torch.optim.SGD(torch.nn.Linear(1, 1).parameters(), lr=0.1)
torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer).step()
