# releases: >=2.0,<2.2
"""`ReduceLROnPlateau` is no `LRScheduler`."""

from torch.optim import lr_scheduler

assert not issubclass(lr_scheduler.ReduceLROnPlateau, lr_scheduler.LRScheduler)
