"""`last_epoch=0` counts as a resume: a new run leaves it out, or says -1."""

import torch
from torch.optim.lr_scheduler import StepLR

optimizer = torch.optim.SGD([torch.nn.Parameter(torch.ones(1))], lr=0.1)
try:
    StepLR(optimizer, step_size=2, last_epoch=0)
except KeyError as error:
    assert "'initial_lr' is not specified" in str(error)
else:
    raise AssertionError("it was made")
StepLR(optimizer, step_size=2, last_epoch=-1)
