"""`step()` of SequentialLR and ChainedScheduler takes no argument."""

import torch
from torch.optim.lr_scheduler import ChainedScheduler, ConstantLR, SequentialLR, StepLR

optimizer = torch.optim.SGD([torch.nn.Parameter(torch.zeros(1))], lr=0.1)
for scheduler in (
    SequentialLR(optimizer, [ConstantLR(optimizer), StepLR(optimizer, 3)], [3]),
    ChainedScheduler([ConstantLR(optimizer)]),
):
    try:
        scheduler.step(0.37)
    except TypeError as error:
        assert "takes 1 positional argument but 2 were given" in str(error)
    else:
        raise AssertionError("nothing was raised")
