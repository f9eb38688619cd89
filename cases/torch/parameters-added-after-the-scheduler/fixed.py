"""Train the head first, then the backbone too: both are in the optimizer from the beginning."""

import torch
from torch import nn

torch.manual_seed(0)
backbone, head = nn.Linear(4, 4), nn.Linear(4, 1)
optimizer = torch.optim.SGD([{"params": head.parameters()}, {"params": backbone.parameters()}], lr=1.0)
backbone.requires_grad_(False)
scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda epoch: 0.5**epoch)
x, y = torch.randn(32, 4), torch.randn(32, 1)
for epoch in range(4):
    if epoch == 2:
        backbone.requires_grad_(True)
    loss = nn.functional.mse_loss(head(backbone(x)), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    scheduler.step()

rates = [group["lr"] for group in optimizer.param_groups]
assert rates == [0.0625, 0.0625], f"the rates are {rates}"
result = rates[-1]
