"""Rows first with `indexing="ij"` gives the same two grids."""

import torch

xs, ys = torch.arange(3), torch.arange(2)
x, y = torch.meshgrid(xs, ys, indexing="xy")
rows, columns = torch.meshgrid(ys, xs, indexing="ij")
assert torch.equal(rows, y) and torch.equal(columns, x)
