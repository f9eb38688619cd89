"""Another scheduler takes the number for an epoch: StepLR and CosineAnnealingWarmRestarts go back to the first rate, the latter without a warning."""

import warnings

import torch

parameter = torch.nn.Parameter(torch.zeros(1))
optimizer = torch.optim.SGD([parameter], lr=0.1)
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=2, gamma=0.1)
for _ in range(6):
    optimizer.step()
    scheduler.step()
assert abs(optimizer.param_groups[0]["lr"] - 0.0001) < 1e-9
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    scheduler.step(0.37)
assert any("epoch parameter" in str(one.message) for one in caught)
assert abs(optimizer.param_groups[0]["lr"] - 0.1) < 1e-9

optimizer = torch.optim.SGD([parameter], lr=0.1)
scheduler = torch.optim.lr_scheduler.CosineAnnealingWarmRestarts(optimizer, 10)
for _ in range(6):
    optimizer.step()
    scheduler.step()
assert optimizer.param_groups[0]["lr"] < 0.04
with warnings.catch_warnings():
    warnings.simplefilter("error")
    scheduler.step(0.37)
assert optimizer.param_groups[0]["lr"] > 0.099
