# releases: >=2.0
"""`ReduceLROnPlateau` inherits from `LRScheduler` since 2.2; up to 2.1 it does not."""

import torch
from torch.optim.lr_scheduler import LRScheduler, ReduceLROnPlateau

release = tuple(int(number) for number in torch.__version__.split(".")[:2])
assert issubclass(ReduceLROnPlateau, LRScheduler) == (release >= (2, 2))
