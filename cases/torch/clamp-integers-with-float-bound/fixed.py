"""Cells of a detector's grid that the centres of boxes fall into."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

centres = torch.tensor([[0.10, 0.95], [0.50, 0.50], [1.00, 0.20]], device=DEVICE)  # of the image
grid = torch.tensor([20.0, 10.0], device=DEVICE)  # columns and rows

cells = (centres * grid).long()
columns, rows = cells.T
columns.clamp_(0, int(grid[0]) - 1)
rows.clamp_(0, int(grid[1]) - 1)

scores = torch.zeros(10, 20, device=DEVICE)
scores[rows, columns] = 1.0
result = cells
assert cells.dtype == torch.int64
assert cells.tolist() == [[2, 9], [10, 5], [19, 2]]
assert scores.sum() == 3
