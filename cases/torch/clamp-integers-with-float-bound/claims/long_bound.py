"""An integer bound, as a number or as a tensor, keeps the integers; so does `clamp` with `long` behind it."""

import torch

grid = torch.tensor([5.0, 3.0])
cells = torch.tensor([1, 5, 9])
for clamped in (
    cells.clone().clamp_(0, int(grid[0]) - 1),
    cells.clone().clamp_(0, grid[0].long() - 1),
    cells.clamp(0, grid[0] - 1).long(),
):
    assert clamped.dtype == torch.int64 and clamped.tolist() == [1, 4, 4]
