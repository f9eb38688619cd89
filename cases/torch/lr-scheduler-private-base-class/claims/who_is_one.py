"""No scheduler of torch is an `_LRScheduler`; one's own that inherits from it is one, and an `LRScheduler` too."""

import inspect

from torch.optim import lr_scheduler, swa_utils


class Own(lr_scheduler._LRScheduler):
    """A scheduler that inherits from the old name."""


assert issubclass(Own, lr_scheduler._LRScheduler)
assert issubclass(Own, lr_scheduler.LRScheduler)
for kind in (*vars(lr_scheduler).values(), swa_utils.SWALR):
    if inspect.isclass(kind) and kind is not lr_scheduler._LRScheduler:
        assert not issubclass(kind, lr_scheduler._LRScheduler), kind
