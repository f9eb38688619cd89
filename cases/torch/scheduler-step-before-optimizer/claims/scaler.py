# releases: >=2.4
"""A step that GradScaler leaves out makes the warning come although the order is right."""

import warnings

import torch

weight = torch.nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([weight], lr=0.1)
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=1)
scaler = torch.amp.GradScaler("cpu")
scaler.scale(weight * float("inf")).backward()
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    scaler.step(optimizer)
    scaler.update()
    scheduler.step()
assert weight.item() == 1
assert any("Detected call of `lr_scheduler.step()`" in str(one.message) for one in seen)
