"""Keep the accuracies that are better in every class."""

import torch

torch.manual_seed(0)
best, best_epoch = torch.zeros(3), None
for epoch in range(5):
    predictions, labels = torch.randint(3, (60,)), torch.arange(60) % 3
    accuracy = torch.stack([(predictions[labels == c] == c).float().mean() for c in range(3)])
    if (accuracy > best).all():
        best, best_epoch = accuracy, epoch

assert best.shape == (3,) and best_epoch is not None
