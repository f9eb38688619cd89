"""Train a classifier and switch gradients on after every evaluation."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def evaluate(model, x, y):
    """The accuracy, computed without gradients."""
    torch.set_grad_enabled(False)
    accuracy = (model(x).argmax(1) == y).float().mean().item()
    torch.set_grad_enabled(True)
    return accuracy


torch.manual_seed(0)
x = torch.randn(32, 4).to(DEVICE)
y = (x[:, 0] > 0).long()
model = nn.Linear(4, 2).to(DEVICE)
optimizer = torch.optim.SGD(model.parameters(), lr=0.5)

losses, accuracies = [], []
for _ in range(20):
    loss = nn.functional.cross_entropy(model(x), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
    accuracies.append(evaluate(model, x, y))

result = len(losses)
assert losses[-1] < losses[0] / 2
assert accuracies[-1] > 0.9
