"""Train a float32 model under autocast, with a gradient scaler."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
x, y = torch.randn(64, 4).to(DEVICE), torch.randn(64, 1).to(DEVICE)
model = torch.nn.Linear(4, 1).to(DEVICE)
optimizer = torch.optim.SGD(model.parameters(), lr=0.05)
scaler = torch.amp.GradScaler(DEVICE, init_scale=1024.0)
losses = []
for _ in range(20):
    with torch.autocast(DEVICE, dtype=torch.bfloat16):
        loss = (model(x) - y).square().mean()
    losses.append(loss.item())
    optimizer.zero_grad()
    scaler.scale(loss).backward()
    scaler.unscale_(optimizer)
    torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    scaler.step(optimizer)
    scaler.update()

result = losses[-1]
assert losses[-1] < losses[0]
