"""Export a head that returns its boxes and how many they are."""

import torch


class Head(torch.nn.Module):
    """Boxes from features."""

    def __init__(self):
        super().__init__()
        self.proj = torch.nn.Linear(8, 4)

    def forward(self, features):
        """Boxes and their number."""
        boxes = self.proj(features)
        return boxes, boxes.shape[0]


torch.manual_seed(0)
features = torch.randn(5, 8)
program = torch.export.export(Head(), (features,)).module()

boxes, count = program(features)
assert count == 5
result = boxes.detach()
