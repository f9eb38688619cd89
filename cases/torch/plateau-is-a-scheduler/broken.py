"""Train with any scheduler; the one of plateaus is what is no LRScheduler."""

import torch
from torch.optim.lr_scheduler import LRScheduler, ReduceLROnPlateau


def finish_epoch(scheduler, loss):
    """Step a scheduler of either kind."""
    if isinstance(scheduler, LRScheduler):
        scheduler.step()
    else:
        scheduler.step(loss)


torch.manual_seed(0)
x, y = torch.randn(32, 3), torch.randn(32, 1)
model = torch.nn.Linear(3, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scheduler = ReduceLROnPlateau(optimizer, factor=0.5, patience=0, threshold=0.5)

for _ in range(3):
    optimizer.zero_grad()
    loss = (model(x) - y).square().mean()
    loss.backward()
    optimizer.step()
    finish_epoch(scheduler, loss.item())

rate = optimizer.param_groups[0]["lr"]
assert rate == 0.025, f"the rate is {rate}"
result = rate
