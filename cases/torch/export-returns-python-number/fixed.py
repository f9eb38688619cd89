"""Export a head that returns its boxes and count them outside."""

import torch


class Head(torch.nn.Module):
    """Boxes from features."""

    def __init__(self):
        super().__init__()
        self.proj = torch.nn.Linear(8, 4)

    def forward(self, features):
        """Boxes."""
        return self.proj(features)


torch.manual_seed(0)
features = torch.randn(5, 8)
program = torch.export.export(Head(), (features,)).module()

boxes = program(features)
assert boxes.shape[0] == 5
result = boxes.detach()
