# releases: >=2.0
"""A last batch of one image, with two axes squeezed by a tuple."""

import os

import torch
import torch.nn.functional as F

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


class Classifier(torch.nn.Module):
    """A convolution, global pooling and no linear layer: one channel for each class."""

    def __init__(self):
        super().__init__()
        self.features = torch.nn.Conv2d(1, 3, 3)
        self.pool = torch.nn.AdaptiveAvgPool2d(1)

    def forward(self, images):
        return self.pool(self.features(images)).squeeze((2, 3))


torch.manual_seed(0)
model = Classifier().to(DEVICE)
images = torch.randn(5, 1, 8, 8).to(DEVICE)
labels = torch.tensor([0, 2, 1, 1, 2]).to(DEVICE)

total = 0.0
for start in range(0, 5, 2):  # the last batch has one image
    logits = model(images[start : start + 2])
    loss = F.cross_entropy(logits, labels[start : start + 2])
    loss.backward()
    total += loss.item()
result = total
