"""Train a recurrent network on a long sequence, piece by piece."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
wave = torch.sin(torch.arange(0.0, 40.1, 0.1)).view(1, -1, 1).to(DEVICE)
rnn, head = nn.GRU(1, 8, batch_first=True).to(DEVICE), nn.Linear(8, 1).to(DEVICE)
optimizer = torch.optim.SGD([*rnn.parameters(), *head.parameters()], lr=0.1)

losses = []
for _ in range(5):
    hidden = torch.zeros(1, 1, 8).to(DEVICE)
    for start in range(0, 400, 40):
        piece = wave[:, start : start + 41]
        output, hidden = rnn(piece[:, :-1], hidden)
        loss = nn.functional.mse_loss(head(output), piece[:, 1:])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())

result = len(losses)
assert result == 50
assert sum(losses[-10:]) < sum(losses[:10])
