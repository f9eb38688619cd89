"""Once the weights are NaN every step is skipped, and the scale halves each time."""

import torch

weight = torch.nn.Parameter(torch.full((1,), float("nan")))
optimizer = torch.optim.SGD([weight], lr=0.25)
scaler = torch.amp.GradScaler("cpu")
for _ in range(10):
    optimizer.zero_grad()
    scaler.scale((weight * weight).sum()).backward()
    scaler.step(optimizer)
    scaler.update()
assert scaler.get_scale() == 64.0
