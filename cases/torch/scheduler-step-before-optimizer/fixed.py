"""Train with a schedule of the learning rate that is stepped at the end of each epoch."""

import torch
from torch import nn

torch.manual_seed(0)
inputs, targets = torch.randn(32, 4), torch.randn(32, 1)
model = nn.Linear(4, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=2, gamma=0.1)
used = []
for _ in range(6):
    optimizer.zero_grad()
    nn.functional.mse_loss(model(inputs), targets).backward()
    optimizer.step()
    used.append(round(optimizer.param_groups[0]["lr"], 6))
    scheduler.step()

result = used
assert used == [0.1, 0.1, 0.01, 0.01, 0.001, 0.001], f"the epochs had {used}"
