"""A second `unscale_` of an optimizer before `update()` raises; one before each step of accumulated gradients is right."""

import torch

weight = torch.nn.Parameter(torch.zeros(2))
optimizer = torch.optim.SGD([weight], lr=1.0)
scaler = torch.amp.GradScaler("cpu", init_scale=1024.0)
for _ in range(4):
    scaler.scale((weight * torch.tensor([3.0, 4.0])).sum() / 4).backward()
scaler.unscale_(optimizer)
assert torch.nn.utils.clip_grad_norm_([weight], 10.0).item() == 5.0
try:
    scaler.unscale_(optimizer)
except RuntimeError as error:
    assert "unscale_() has already been called on this optimizer since the last update()" in str(error)
else:
    raise AssertionError("nothing was raised")
scaler.step(optimizer)
scaler.update()
assert weight.tolist() == [-3.0, -4.0]
