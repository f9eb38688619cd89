"""Accumulate gradients over two parts of a batch, and clip them."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
x, y = torch.randn(64, 4).to(DEVICE), torch.randn(64, 1).to(DEVICE)
model = torch.nn.Linear(4, 1).to(DEVICE)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler(DEVICE, init_scale=1024.0)
losses, PARTS = [], 2
for step in range(20):
    part = slice(32 * (step % PARTS), 32 * (step % PARTS) + 32)
    with torch.autocast(DEVICE, dtype=torch.bfloat16):
        loss = (model(x[part]) - y[part]).square().mean() / PARTS
    losses.append(loss.item())
    scaler.scale(loss).backward()
    scaler.unscale_(optimizer)
    torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    if step % PARTS == PARTS - 1:
        scaler.step(optimizer)
        scaler.update()
        optimizer.zero_grad()

result = losses[-1]
assert losses[-2] + losses[-1] < losses[0] + losses[1]
