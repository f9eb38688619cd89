"""Rows of 0 in both arguments give the solution without these rows; a mask over a batch loses the batch."""

import torch

torch.manual_seed(0)
design = torch.randn(2, 10, 2)
height = torch.randn(2, 10, 1)
design[0, 4, 1] = height[1, 7, 0] = float("nan")
known = design.isfinite().all(-1) & height.isfinite().all(-1)
assert design[known].shape == (18, 2)

zero = torch.zeros(())
solution = torch.linalg.lstsq(
    torch.where(known[..., None], design, zero), torch.where(known[..., None], height, zero)
).solution
for i in range(2):
    alone = torch.linalg.lstsq(design[i][known[i]], height[i][known[i]]).solution
    assert torch.allclose(solution[i], alone, atol=1e-5)
