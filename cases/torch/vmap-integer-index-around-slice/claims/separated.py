# releases: >=2.11
"""Under vmap `x[i, :, j]`, `x[i, ..., j]` and `x[i, None, j]` with a mapped integer `i` put the axis of `j` first, also where `j` is a list or not mapped."""

import torch

videos = torch.randn(2, 5, 3, 8)
frames = torch.tensor([1, 4])
columns = torch.tensor([[0, 2, 1, 2], [1, 0, 2, 2]])
for pick, axes in (
    (lambda x, i, j: x[i, :, j], (1, 0)),
    (lambda x, i, j: x[i, ..., j], (1, 0)),
    (lambda x, i, j: x[i, None, j], (1, 0, 2)),
    (lambda x, i, j: x[i, :, [0, 2]], (1, 0)),
    (lambda x, i, j: x[i, :, torch.tensor([0, 2])], (1, 0)),
):
    expected = torch.stack([pick(*sample).permute(axes) for sample in zip(videos, frames, columns)])
    assert torch.equal(torch.vmap(pick)(videos, frames, columns), expected)
