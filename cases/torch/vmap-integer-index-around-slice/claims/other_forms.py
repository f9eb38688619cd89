# releases: >=2.11
"""`x[i]` and `x[i, j]` of a mapped integer `i` are right under vmap."""

import torch

videos = torch.randn(2, 5, 3, 8)
frames, channels = torch.tensor([1, 4]), torch.tensor([[0, 2], [2, 1]])
for pick in (lambda x, i, j: x[i], lambda x, i, j: x[i, j]):
    expected = torch.stack([pick(*sample) for sample in zip(videos, frames, channels)])
    assert torch.equal(torch.vmap(pick)(videos, frames, channels), expected)
