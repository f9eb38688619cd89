# releases: >=2.2
"""`ReduceLROnPlateau` is an `LRScheduler` since 2.2, and cannot be stepped without a metric."""

import torch
from torch.optim import lr_scheduler

assert issubclass(lr_scheduler.ReduceLROnPlateau, lr_scheduler.LRScheduler)
optimizer = torch.optim.SGD([torch.zeros(1, requires_grad=True)], lr=1.0)
try:
    lr_scheduler.ReduceLROnPlateau(optimizer).step()
except TypeError as error:
    assert "metrics" in str(error), error
else:
    raise AssertionError("nothing was raised")
