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


class Exported(nn.Module):
    def __init__(self, detector):
        super().__init__()
        self.detector = detector

    def forward(self, images):
        found = self.detector(images)
        boxes = torch.stack([each["boxes"] for each in found])
        scores = torch.stack([each["score"] for each in found])
        return boxes, scores


torch.manual_seed(0)
detector = Detector()
images = torch.rand(2, 8)
traced = torch.jit.trace(Exported(detector), images)

result = traced(images)[0].detach()
assert result.shape == (2, 4)
