"""A scheduler that is made behind `add_param_group` goes on in the epoch of the old one."""

import torch
from torch import nn

torch.manual_seed(0)
backbone, head = nn.Linear(4, 4), nn.Linear(4, 1)
optimizer = torch.optim.SGD(head.parameters(), lr=1.0)
scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda epoch: 0.5**epoch)
x, y = torch.randn(32, 4), torch.randn(32, 1)
for epoch in range(4):
    if epoch == 2:
        optimizer.add_param_group({"params": backbone.parameters(), "lr": 1.0, "initial_lr": 1.0})
        scheduler = torch.optim.lr_scheduler.LambdaLR(
            optimizer, lambda epoch: 0.5**epoch, last_epoch=scheduler.last_epoch - 1
        )
        assert [group["lr"] for group in optimizer.param_groups] == [0.25, 0.25]
    loss = nn.functional.mse_loss(head(backbone(x)), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    scheduler.step()

rates = [group["lr"] for group in optimizer.param_groups]
assert rates == [0.0625, 0.0625], f"the rates are {rates}"
result = rates[-1]
