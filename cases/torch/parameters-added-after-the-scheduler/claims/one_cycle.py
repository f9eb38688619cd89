"""OneCycleLR has no entry of the new group, and raises KeyError."""

import torch

one, other = torch.nn.Linear(2, 2), torch.nn.Linear(2, 2)
optimizer = torch.optim.SGD(one.parameters(), lr=1.0, momentum=0.9)
scheduler = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=1.0, total_steps=10)
optimizer.add_param_group({"params": other.parameters()})
optimizer.step()
try:
    scheduler.step()
except KeyError as error:
    assert "initial_lr" in str(error)
else:
    raise AssertionError("it was not refused")
