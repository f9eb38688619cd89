# releases: >=2.2
"""`ReduceLROnPlateau` is an `LRScheduler` since 2.2."""

from torch.optim import lr_scheduler

assert issubclass(lr_scheduler.ReduceLROnPlateau, lr_scheduler.LRScheduler)
