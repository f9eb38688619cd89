"""Classify photographs after their axes were turned to channels, height, width."""

import os

import numpy as np
import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

rng = np.random.default_rng(0)
photos = rng.integers(0, 256, (2, 32, 48, 3), dtype=np.uint8)  # as PIL and OpenCV give them

torch.manual_seed(0)
model = nn.Sequential(
    nn.Conv2d(3, 8, 3), nn.ReLU(), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(8, 10)
).to(DEVICE)
batch = torch.from_numpy(photos).to(DEVICE).float().permute(0, 3, 1, 2) / 255
logits = model(batch)

result = logits.detach()
assert batch.shape == (2, 3, 32, 48)
assert np.array_equal((batch[1, 2] * 255).round().cpu().numpy(), photos[1, :, :, 2])
assert logits.shape == (2, 10)
