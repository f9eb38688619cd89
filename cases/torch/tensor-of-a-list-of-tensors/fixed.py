"""Collect the boxes of an image in a list, and make one tensor of them."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

boxes = []
for number in range(3):
    corner = torch.tensor([10.0 * number, 5.0], device=DEVICE)
    boxes.append(torch.cat([corner, corner + 8]))

table = torch.stack(boxes)

result = table
assert table.shape == (3, 4)
