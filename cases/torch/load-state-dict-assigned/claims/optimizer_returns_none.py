"""An optimizer's and a schedule's `load_state_dict` return None: an optimizer assigned so fails with "'NoneType' object has no attribute 'step'"."""

import torch

optimizer = torch.optim.SGD([torch.ones(2, requires_grad=True)], lr=0.1)
schedule = torch.optim.lr_scheduler.StepLR(optimizer, 1)
assert schedule.load_state_dict(schedule.state_dict()) is None
optimizer = optimizer.load_state_dict(optimizer.state_dict())
try:
    optimizer.step()
except AttributeError as error:
    assert "'NoneType' object has no attribute 'step'" in str(error)
else:
    raise RuntimeError("nothing was raised")
