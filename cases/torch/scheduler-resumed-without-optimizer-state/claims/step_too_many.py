# releases: <=2.6.0
"""ExponentialLR, MultiplicativeLR, LinearLR and PolynomialLR made with the last finished epoch, after the state of the optimizer was loaded, take a step too many."""

import torch
from torch.optim import lr_scheduler

weight = torch.nn.Parameter(torch.ones(1))
for make in (
    lambda optimizer, **more: lr_scheduler.ExponentialLR(optimizer, 0.5, **more),
    lambda optimizer, **more: lr_scheduler.MultiplicativeLR(optimizer, lambda epoch: 0.5, **more),
    lambda optimizer, **more: lr_scheduler.LinearLR(optimizer, total_iters=8, **more),
    lambda optimizer, **more: lr_scheduler.PolynomialLR(optimizer, 8, **more),
):
    for done in (1, 2, 3, 4):
        optimizer = torch.optim.SGD([weight], lr=0.1)
        scheduler = make(optimizer)
        for _ in range(done):
            optimizer.step()
            scheduler.step()
        resumed = torch.optim.SGD([weight], lr=0.1)
        resumed.load_state_dict(optimizer.state_dict())
        make(resumed, last_epoch=done - 1)
        right, before = optimizer.param_groups[0]["lr"], resumed.param_groups[0]["lr"]
        scheduler.step()
        after = optimizer.param_groups[0]["lr"]
        assert abs(before - right) > 0.5 * abs(after - right) > 1e-4, (done, right, before, after)
