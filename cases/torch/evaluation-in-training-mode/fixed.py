"""Train a classifier with batch normalisation, and measure its accuracy in evaluation mode."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def samples(count):
    """Return samples of two classes that are far apart, the first class first."""
    labels = torch.arange(count) // (count // 2)
    return (torch.randn(count, 4) + 4.0 * labels[:, None]).to(DEVICE), labels.to(DEVICE)


def accuracy(model, x, y, batch):
    """Return the share of right predictions, made in batches of this size."""
    model.eval()
    with torch.no_grad():
        right = [(model(part).argmax(1) == truth).sum() for part, truth in zip(x.split(batch), y.split(batch))]
    return (sum(right) / len(y)).item()


torch.manual_seed(0)
model = nn.Sequential(nn.Linear(4, 8), nn.BatchNorm1d(8), nn.ReLU(), nn.Linear(8, 2)).to(DEVICE)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
x, y = samples(64)
for _ in range(100):
    loss = nn.functional.cross_entropy(model(x), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

x, y = samples(200)
small, whole = accuracy(model, x, y, batch=4), accuracy(model, x, y, batch=200)
result = torch.tensor([small, whole])
assert abs(small - whole) < 0.02, f"the accuracy is {small:.2f} in batches of 4 and {whole:.2f} in one batch"
