# releases: >=2.4
"""With a GradScaler the scheduler is stepped only where the scale did not fall, as the optimizer's step was taken."""

import warnings

import torch

weight = torch.nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([weight], lr=0.1)
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=1, gamma=0.1)
scaler = torch.amp.GradScaler("cpu")
used = []
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    for factor in (float("inf"), 1.0, 1.0):
        optimizer.zero_grad()
        scaler.scale((weight * factor).sum()).backward()
        before, rate = weight.item(), optimizer.param_groups[0]["lr"]
        scale_before = scaler.get_scale()
        scaler.step(optimizer)
        scaler.update()
        if scaler.get_scale() >= scale_before:
            scheduler.step()
        used.append(round(rate, 6) if weight.item() != before else None)
assert used == [None, 0.1, 0.01], used
assert not any("Detected call of" in str(one.message) for one in seen)
