# releases: >=2.7
"""The argument given by place is refused in other words."""

import torch
from torch.optim import lr_scheduler

optimizer = torch.optim.SGD([torch.zeros(1, requires_grad=True)], lr=1.0)
for make in (
    lambda: lr_scheduler.StepLR(optimizer, 10, 0.1, -1, True),
    lambda: lr_scheduler.MultiStepLR(optimizer, [10], 0.1, -1, True),
    lambda: lr_scheduler.CosineAnnealingLR(optimizer, 10, 0.0, -1, True),
):
    try:
        make()
    except TypeError as error:
        assert "__init__() takes from 3 to 5 positional arguments but 6 were given" in str(error), error
    else:
        raise AssertionError("nothing was raised")
