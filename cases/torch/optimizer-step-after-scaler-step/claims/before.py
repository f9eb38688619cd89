"""In front of scaler.step() the optimizer sees gradients that are still multiplied by the scale."""

import torch

weight = torch.nn.Parameter(torch.zeros(1))
optimizer = torch.optim.SGD([weight], lr=1.0)
scaler = torch.amp.GradScaler("cpu")
scaler.scale(weight.sum()).backward()
optimizer.step()
assert weight.item() == -65536.0
