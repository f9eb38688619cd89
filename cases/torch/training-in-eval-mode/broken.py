"""Validate after each epoch, and switch to training mode once."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def validate(model, x):
    """Return the mean output in evaluation mode."""
    model.eval()
    with torch.no_grad():
        return model(x).mean().item()


torch.manual_seed(0)
x = torch.randn(64, 6).to(DEVICE)
y = x.sum(1, keepdim=True)
model = torch.nn.Sequential(torch.nn.Linear(6, 16), torch.nn.BatchNorm1d(16), torch.nn.Linear(16, 1)).to(DEVICE)
optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
model.train()

for _ in range(3):
    for batch in range(4):
        part = slice(16 * batch, 16 * batch + 16)
        loss = torch.nn.functional.mse_loss(model(x[part]), y[part])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    validate(model, x)

result = model[1].num_batches_tracked.item()
assert result == 12, f"batch normalisation saw {result} of 12 batches"
