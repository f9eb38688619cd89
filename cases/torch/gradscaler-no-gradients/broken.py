"""Train a head first and the encoder later, each with its optimizer."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
x, y = torch.randn(64, 4).to(DEVICE), torch.randn(64, 1).to(DEVICE)
encoder, head = torch.nn.Linear(4, 8).to(DEVICE), torch.nn.Linear(8, 1).to(DEVICE)
optimizers = [torch.optim.SGD(part.parameters(), lr=0.1) for part in (encoder, head)]
scaler = torch.amp.GradScaler(DEVICE, init_scale=1024.0)
losses = []
for epoch in range(20):
    encoder.requires_grad_(epoch >= 10)  # the new head is trained alone at first
    with torch.autocast(DEVICE, dtype=torch.bfloat16):
        loss = (head(torch.relu(encoder(x))) - y).square().mean()
    losses.append(loss.item())
    for optimizer in optimizers:
        optimizer.zero_grad()
    scaler.scale(loss).backward()
    for optimizer in optimizers:
        scaler.step(optimizer)
    scaler.update()

result = losses[-1]
assert losses[-1] < losses[10] < losses[0]
