"""Train a head first and the encoder later, each with its optimizer."""

import torch

torch.manual_seed(0)
x, y = torch.randn(64, 4), torch.randn(64, 1)
encoder, head = torch.nn.Linear(4, 8), torch.nn.Linear(8, 1)
optimizers = [torch.optim.SGD(part.parameters(), lr=0.1) for part in (encoder, head)]
scaler = torch.amp.GradScaler("cpu", init_scale=1024.0)
losses = []
for epoch in range(20):
    encoder.requires_grad_(epoch >= 10)  # the new head is trained alone at first
    with torch.autocast("cpu", dtype=torch.bfloat16):
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
