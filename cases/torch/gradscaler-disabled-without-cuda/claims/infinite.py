"""A step with an infinite gradient is taken by a scaler that is off, and left out by one that is on."""

import warnings

import torch

warnings.simplefilter("ignore")
for device, taken in (("cuda", True), ("cpu", False)):
    weight = torch.nn.Parameter(torch.ones(1))
    optimizer = torch.optim.SGD([weight], lr=0.5)
    scaler = torch.amp.GradScaler(device)
    scaler.scale((weight * float("inf")).sum()).backward()
    scaler.step(optimizer)
    assert weight.isinf().item() is taken
