"""Keep the best accuracy, measured per class, over the epochs."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
best, best_epoch = torch.zeros(3).to(DEVICE), None
for epoch in range(5):
    predictions, labels = torch.randint(3, (60,)).to(DEVICE), torch.arange(60).to(DEVICE) % 3
    accuracy = torch.stack([(predictions[labels == c] == c).float().mean() for c in range(3)])
    if accuracy > best:
        best, best_epoch = accuracy, epoch

result = best
assert best_epoch is not None
assert best.shape == (3,)
