"""Train a small classifier of images of 32 pixels, compiled."""

import torch
from torch import nn


class Classifier(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(3, 8, 3, padding=1)
        self.head = nn.Linear(8 * 8 * 8, 10)

    def forward(self, images):
        features = torch.relu(self.conv(images))
        features = nn.functional.max_pool2d(features, 4)
        return self.head(features.flatten(1))


torch.manual_seed(0)
model = torch.compile(Classifier(), backend="eager")
images, labels = torch.randn(4, 3, 32, 32), torch.tensor([1, 0, 7, 3])
scores = model(images)
loss = nn.functional.cross_entropy(scores, labels)
loss.backward()

result = loss.detach()
assert scores.shape == (4, 10)
