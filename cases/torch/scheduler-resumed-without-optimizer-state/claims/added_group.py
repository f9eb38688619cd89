"""A group that was added after a scheduler was made has no `initial_lr`: a further scheduler with `last_epoch` names its number."""

import torch
from torch.optim.lr_scheduler import StepLR

optimizer = torch.optim.SGD([torch.nn.Parameter(torch.ones(1))], lr=0.1)
StepLR(optimizer, step_size=2)
StepLR(optimizer, step_size=2, last_epoch=0)
optimizer.add_param_group({"params": [torch.nn.Parameter(torch.ones(1))]})
try:
    StepLR(optimizer, step_size=2, last_epoch=0)
except KeyError as error:
    assert "'initial_lr' is not specified in param_groups[1]" in str(error), error
else:
    raise AssertionError("it was made")
