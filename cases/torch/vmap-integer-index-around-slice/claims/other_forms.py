# releases: >=2.11
"""`x[i]`, `x[i, j]` and `x[i, :, 2]` of a mapped integer `i` are right under vmap."""

import torch

videos = torch.randn(2, 5, 3, 8)
frames, channels = torch.tensor([1, 4]), torch.tensor([[0, 2], [2, 1]])
for pick in (lambda x, i, j: x[i], lambda x, i, j: x[i, j], lambda x, i, j: x[i, :, 2]):
    expected = torch.stack([pick(*sample) for sample in zip(videos, frames, channels)])
    assert torch.equal(torch.vmap(pick)(videos, frames, channels), expected)
