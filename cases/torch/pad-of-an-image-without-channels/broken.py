"""Blur an image whose border is mirrored."""

import os

import torch
from torch.nn import functional

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

image = torch.arange(36.0, device=DEVICE).reshape(6, 6)

padded = functional.pad(image, (1, 1, 1, 1), mode="reflect")
blurred = functional.avg_pool2d(padded[None], 3, stride=1)[0]

result = blurred
assert padded.shape == (8, 8)
assert blurred.shape == (6, 6)
