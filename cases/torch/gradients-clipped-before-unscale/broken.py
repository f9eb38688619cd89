"""Train with a GradScaler, and clip the gradients."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
x = torch.randn(256, 8)
y = x @ torch.randn(8, 1)
x, y = x.to(DEVICE), y.to(DEVICE)
model = torch.nn.Linear(8, 1).to(DEVICE)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler(DEVICE)
losses = []
for _ in range(200):
    with torch.autocast(DEVICE, dtype=torch.bfloat16):
        loss = torch.nn.functional.mse_loss(model(x).float(), y)
    losses.append(loss.item())
    optimizer.zero_grad()
    scaler.scale(loss).backward()
    torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    scaler.step(optimizer)
    scaler.update()

result = model.weight.detach()
assert losses[-1] < 0.1 * losses[0], "the loss stays at %.1f" % losses[-1]
