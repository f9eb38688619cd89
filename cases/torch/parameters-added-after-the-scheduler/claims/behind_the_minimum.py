"""CosineAnnealingLR leaves the new group at its rate, or raises ValueError, in the step after `T_max` epochs."""

import torch

one, other = torch.nn.Linear(2, 2), torch.nn.Linear(2, 2)
optimizer = torch.optim.SGD(one.parameters(), lr=1.0)
scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=3)
optimizer.add_param_group({"params": other.parameters(), "lr": 1.0})
for _ in range(3):
    optimizer.step()
    scheduler.step()
    first, second = (group["lr"] for group in optimizer.param_groups)
    assert first == second
assert first == 0
optimizer.step()
try:
    scheduler.step()
except ValueError as error:
    assert "zip() argument 2" in str(error)
else:
    first, second = (group["lr"] for group in optimizer.param_groups)
    assert first > 0.2 and second == 0
