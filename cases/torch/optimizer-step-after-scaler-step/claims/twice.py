"""A step whose gradients are finite is made twice: plain SGD moves by twice the learning rate."""

import torch

weight = torch.nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([weight], lr=0.25)
scaler = torch.amp.GradScaler("cpu")
scaler.scale(weight.sum()).backward()
scaler.step(optimizer)
assert weight.item() == 0.75
optimizer.step()
assert weight.item() == 0.5
