"""A trainer steps whatever is an _LRScheduler; the schedulers of torch are none since 2.0."""

import torch
from torch.optim import lr_scheduler

BASE = lr_scheduler._LRScheduler


def finish_epoch(callbacks):
    """Step the learning-rate schedulers among the callbacks of the trainer."""
    for callback in callbacks:
        if isinstance(callback, BASE):
            callback.step()


torch.manual_seed(0)
model = torch.nn.Linear(4, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
callbacks = [lr_scheduler.StepLR(optimizer, step_size=1, gamma=0.5)]

for _ in range(3):
    optimizer.zero_grad()
    model(torch.randn(8, 4)).square().mean().backward()
    optimizer.step()
    finish_epoch(callbacks)

rate = optimizer.param_groups[0]["lr"]
expected = 0.1 * 0.5**3
assert abs(rate - expected) < 1e-9, "learning rate is %.4f, not %.4f" % (rate, expected)
result = rate
