"""Keep the best accuracy of each class by itself."""

import torch

torch.manual_seed(0)
best = torch.zeros(3)
for epoch in range(5):
    predictions, labels = torch.randint(3, (60,)), torch.arange(60) % 3
    accuracy = torch.stack([(predictions[labels == c] == c).float().mean() for c in range(3)])
    best = torch.where(accuracy > best, accuracy, best)

assert best.shape == (3,) and (best > 0).all()
