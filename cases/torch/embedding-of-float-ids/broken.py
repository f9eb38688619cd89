"""Embed a category that stands in a table beside measured columns."""

import os

import numpy as np
import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

rng = np.random.default_rng(0)
table = np.column_stack([rng.integers(0, 7, 12), rng.normal(size=12)])  # weekday, temperature

torch.manual_seed(0)
embedding = nn.Embedding(7, 4).to(DEVICE)
rows = torch.tensor(table, dtype=torch.float32, device=DEVICE)
weekday, temperature = rows[:, 0], rows[:, 1:]
features = torch.cat([embedding(weekday), temperature], 1)

result = features.detach()
assert features.shape == (12, 5)
assert torch.equal(features[3, :4], embedding.weight[int(table[3, 0])])
