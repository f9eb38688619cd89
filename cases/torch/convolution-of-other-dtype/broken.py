"""Give a convolution images as the file has them: bytes."""

import os

import numpy as np
import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

rng = np.random.default_rng(0)
images = rng.integers(0, 256, (4, 3, 16, 16), dtype=np.uint8)

torch.manual_seed(0)
model = nn.Sequential(nn.Conv2d(3, 8, 3), nn.ReLU(), nn.AdaptiveAvgPool2d(1), nn.Flatten())
model = model.to(DEVICE)
batch = torch.from_numpy(images).to(DEVICE)
features = model(batch)

assert features.shape == (4, 8) and features.dtype == torch.float32
assert batch.min() >= 0 and batch.max() <= 1
result = features.detach()
