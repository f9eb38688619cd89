# releases: >=2.7
"""A scheduler that passes `verbose` on to its base class fails there, by place or by name."""

import torch
from torch.optim.lr_scheduler import LRScheduler


class Warmup(LRScheduler):
    """Reach the rate within ten steps."""

    def __init__(self, optimizer, *args, **kwargs):
        super().__init__(optimizer, -1, *args, **kwargs)

    def get_lr(self):
        """The rates."""
        return [rate * min(1.0, (self.last_epoch + 1) / 10) for rate in self.base_lrs]


optimizer = torch.optim.SGD([torch.zeros(1, requires_grad=True)], lr=1.0)
Warmup(optimizer)
for args, kwargs, words in (
    ((False,), {}, "takes from 2 to 3 positional arguments but 4 were given"),
    ((), {"verbose": False}, "got an unexpected keyword argument 'verbose'"),
):
    try:
        Warmup(optimizer, *args, **kwargs)
    except TypeError as error:
        assert str(error).endswith(words), error
    else:
        raise AssertionError("nothing was raised")
