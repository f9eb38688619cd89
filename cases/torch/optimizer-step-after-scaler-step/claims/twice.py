"""A step whose gradients are finite is made twice: SGD moves by twice the learning rate, Adam counts two steps."""

import torch

weight = torch.nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([weight], lr=0.25)
scaler = torch.amp.GradScaler("cpu")
scaler.scale(weight.sum()).backward()
scaler.step(optimizer)
assert weight.item() == 0.75
optimizer.step()
assert weight.item() == 0.5

optimizer = torch.optim.Adam([weight], lr=0.25)
for _ in range(3):
    optimizer.zero_grad()
    scaler.scale(weight.sum()).backward()
    scaler.step(optimizer)
    optimizer.step()
    scaler.update()
assert optimizer.state[weight]["step"] == 6
