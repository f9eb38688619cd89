# releases: >=2.7
"""The other schedulers do not know `verbose` either."""

import torch
from torch.optim import lr_scheduler

optimizer = torch.optim.SGD([torch.zeros(1, requires_grad=True)], lr=1.0)
for make in (
    lambda: lr_scheduler.StepLR(optimizer, 1, verbose=True),
    lambda: lr_scheduler.LambdaLR(optimizer, lambda epoch: 1.0, verbose=True),
    lambda: lr_scheduler.CosineAnnealingLR(optimizer, 10, verbose=True),
    lambda: lr_scheduler.OneCycleLR(optimizer, 1.0, 10, verbose=True),
):
    try:
        make()
    except TypeError as error:
        assert "unexpected keyword argument 'verbose'" in str(error)
    else:
        raise AssertionError("nothing was raised")
