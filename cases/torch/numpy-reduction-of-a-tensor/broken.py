"""Measure how many flowers a classifier names correctly."""

import numpy as np
import torch
from torch import nn

rng = np.random.RandomState(0)
flowers = torch.tensor(rng.rand(150, 4), dtype=torch.float32)
labels = torch.tensor(rng.randint(0, 3, 150))

torch.manual_seed(0)
model = nn.Linear(4, 3)
with torch.no_grad():
    predicted = torch.argmax(model(flowers), dim=1)
hits = torch.eq(predicted, labels)
correct = np.sum(hits)
accuracy = float(correct) / len(labels)

result = accuracy
assert accuracy == sum(p == l for p, l in zip(predicted.tolist(), labels.tolist())) / 150
