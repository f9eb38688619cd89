"""`step()` of `ReduceLROnPlateau` without a metric is refused."""

import torch

optimizer = torch.optim.SGD([torch.nn.Parameter(torch.ones(1))], lr=0.1)
try:
    torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer).step()
except TypeError as error:
    assert "missing 1 required positional argument: 'metrics'" in str(error)
else:
    raise AssertionError("nothing was raised")
