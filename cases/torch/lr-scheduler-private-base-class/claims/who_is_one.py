# releases: >=2.15
"""A scheduler of one's own that inherits from `_LRScheduler` passes the test; `ReduceLROnPlateau` is an `LRScheduler`."""

from torch.optim import lr_scheduler


class Own(lr_scheduler._LRScheduler):
    """A scheduler that inherits from the old name."""


assert issubclass(Own, lr_scheduler._LRScheduler)
assert not issubclass(lr_scheduler.StepLR, lr_scheduler._LRScheduler)
assert issubclass(lr_scheduler.ReduceLROnPlateau, lr_scheduler.LRScheduler)
