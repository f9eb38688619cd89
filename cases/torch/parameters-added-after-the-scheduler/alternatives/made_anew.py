"""A scheduler that is made behind `add_param_group` knows both groups; its schedule begins again."""

import torch
from torch import nn

backbone, head = nn.Linear(4, 4), nn.Linear(4, 1)
optimizer = torch.optim.SGD(head.parameters(), lr=1.0)
optimizer.add_param_group({"params": backbone.parameters(), "lr": 1.0})
scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda epoch: 0.5**epoch)
optimizer.step()
scheduler.step()
assert [group["lr"] for group in optimizer.param_groups] == [0.5, 0.5]
