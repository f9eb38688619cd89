"""Trace a detector that returns one dictionary for each image."""

import torch
from torch import nn


class Detector(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(8, 5)

    def forward(self, images):
        found = self.layer(images)
        return [{"boxes": each[:4], "score": each[4:]} for each in found]


torch.manual_seed(0)
detector = Detector()
images = torch.rand(2, 8)
traced = torch.jit.trace(detector, images)

result = torch.stack([each["boxes"] for each in traced(images)]).detach()
assert result.shape == (2, 4)
