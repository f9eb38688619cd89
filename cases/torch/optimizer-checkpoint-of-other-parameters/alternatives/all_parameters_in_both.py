"""Train the head alone, then resume with the backbone unfrozen; the optimizer has all parameters in both."""

import io

import torch
from torch import nn


def make(frozen):
    """A model whose backbone may be frozen, and an optimizer of all of it."""
    model = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 1))
    model[0].requires_grad_(not frozen)
    return model, torch.optim.Adam(model.parameters(), lr=0.01)


def train(model, optimizer, steps):
    for _ in range(steps):
        loss = nn.functional.mse_loss(model(x), y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return loss.item()


torch.manual_seed(0)
x = torch.randn(64, 4)
y = x.square().sum(1, keepdim=True)
model, optimizer = make(frozen=True)
before = train(model, optimizer, 100)
file = io.BytesIO()
torch.save({"model": model.state_dict(), "optimizer": optimizer.state_dict()}, file)

file.seek(0)
checkpoint = torch.load(file)
model, optimizer = make(frozen=False)
model.load_state_dict(checkpoint["model"])
optimizer.load_state_dict(checkpoint["optimizer"])
result = train(model, optimizer, 100)
assert result < before
