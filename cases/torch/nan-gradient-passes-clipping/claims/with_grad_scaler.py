# releases: >=2.3
"""After `unscale_` the step of a GradScaler leaves a gradient that is not finite out, clipped or not, and lowers the scale."""

import torch

weight = torch.nn.Parameter(torch.ones(2))
optimizer = torch.optim.SGD([weight], lr=0.1)
scaler = torch.amp.GradScaler("cpu", init_scale=2.0**16)
for factor, steps in ((float("inf"), False), (1.0, True)):
    before, scale = weight.detach().clone(), scaler.get_scale()
    optimizer.zero_grad()
    scaler.scale((factor * weight).sum()).backward()
    scaler.unscale_(optimizer)
    norm = torch.nn.utils.clip_grad_norm_([weight], 1.0)
    assert torch.isfinite(norm) == steps
    scaler.step(optimizer)
    scaler.update()
    assert torch.equal(weight, before) != steps
    assert (scaler.get_scale() < scale) != steps
