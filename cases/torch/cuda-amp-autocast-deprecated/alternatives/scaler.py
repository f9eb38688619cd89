# releases: >=2.4
"""A step of mixed-precision training with the scaler of the device."""

import warnings

import torch

warnings.simplefilter("error")
torch.manual_seed(0)
model = torch.nn.Linear(4, 2)
scaler = torch.amp.GradScaler("cpu")
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
with torch.autocast("cpu", dtype=torch.bfloat16):
    loss = model(torch.randn(3, 4)).square().mean()
scaler.scale(loss).backward()
scaler.step(optimizer)
scaler.update()
