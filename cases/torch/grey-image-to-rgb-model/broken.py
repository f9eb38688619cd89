"""Give a pretrained model for coloured images a grey one."""

import os

import torch
from torch import nn

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
model = nn.Sequential(
    nn.Conv2d(3, 8, 7, stride=2), nn.ReLU(), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(8, 10)
)
model.to(DEVICE).eval()

image = torch.rand(1, 1, 64, 64).to(DEVICE)  # an X-ray, a spectrogram, MNIST
logits = model(image)

assert logits.shape == (1, 10)
coloured = torch.cat([image, image, image], 1)
assert torch.allclose(logits, model(coloured))
result = logits.detach()
