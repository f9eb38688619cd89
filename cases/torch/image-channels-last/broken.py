"""Classify photographs that NumPy holds as height, width, channels."""

import numpy as np
import torch
from torch import nn

rng = np.random.default_rng(0)
photos = rng.integers(0, 256, (2, 32, 48, 3), dtype=np.uint8)  # as PIL and OpenCV give them

torch.manual_seed(0)
model = nn.Sequential(
    nn.Conv2d(3, 8, 3), nn.ReLU(), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(8, 10)
)
batch = torch.from_numpy(photos).float() / 255
logits = model(batch)

assert batch.shape == (2, 3, 32, 48)
assert np.array_equal((batch[1, 2] * 255).round().numpy(), photos[1, :, :, 2])
assert logits.shape == (2, 10)
