# releases: >=2.0
"""`ReduceLROnPlateau` inherits from `LRScheduler` since 2.2; no scheduler inherits from `_LRScheduler`."""

import torch
from torch.optim.lr_scheduler import LRScheduler, ReduceLROnPlateau, StepLR, _LRScheduler


class Own(ReduceLROnPlateau):
    """A plateau scheduler of one's own."""


release = tuple(int(number) for number in torch.__version__.split(".")[:2])
assert issubclass(ReduceLROnPlateau, LRScheduler) == (release >= (2, 2))
assert issubclass(Own, ReduceLROnPlateau)
assert not issubclass(ReduceLROnPlateau, _LRScheduler) and not issubclass(StepLR, _LRScheduler)
