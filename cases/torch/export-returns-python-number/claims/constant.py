# releases: >=2.5
"""A number of the batch follows a dynamic dimension, and any other number stays that of the export."""

import torch
from torch.export import Dim, export


class Head(torch.nn.Module):
    """Boxes from features."""

    def __init__(self):
        super().__init__()
        self.calls = 7

    def forward(self, features):
        """Boxes, their number and another number."""
        return features * 2, features.shape[0], self.calls


model = Head()
program = export(model, (torch.ones(5, 8),), dynamic_shapes=({0: Dim("boxes")},)).module()
model.calls = 8
assert program(torch.ones(3, 8))[1:] == (3, 7)
