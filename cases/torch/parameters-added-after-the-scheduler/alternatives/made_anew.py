"""A scheduler that is made behind `add_param_group` knows both groups; its schedule begins again, for the old one too."""

import torch
from torch import nn

torch.manual_seed(0)
backbone, head = nn.Linear(4, 4), nn.Linear(4, 1)
optimizer = torch.optim.SGD(head.parameters(), lr=1.0)
scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda epoch: 0.5**epoch)
x, y = torch.randn(32, 4), torch.randn(32, 1)
rates = []
for epoch in range(4):
    if epoch == 2:
        optimizer.add_param_group({"params": backbone.parameters(), "lr": 1.0})
        scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda epoch: 0.5**epoch)
    rates.append([group["lr"] for group in optimizer.param_groups])
    loss = nn.functional.mse_loss(head(backbone(x)), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    scheduler.step()
assert rates == [[1.0], [0.5], [1.0, 1.0], [0.5, 0.5]], rates
