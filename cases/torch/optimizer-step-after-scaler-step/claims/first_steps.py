"""A scaler begins with 65536 and skips a step with infinite or NaN gradients; optimizer.step() then makes it."""

import torch

weight = torch.nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([weight], lr=0.25)
scaler = torch.amp.GradScaler("cpu")
assert scaler.get_scale() == 65536.0

weight.grad = torch.full((1,), float("inf"))
scaler.scale(torch.zeros(1))
scaler.step(optimizer)
assert weight.item() == 1.0
optimizer.step()
assert weight.item() == -float("inf")
scaler.update()
assert scaler.get_scale() == 32768.0

weight = torch.nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([weight], lr=0.25)
weight.grad = torch.full((1,), float("nan"))
scaler.step(optimizer)
assert weight.item() == 1.0
optimizer.step()
assert weight.isnan()
