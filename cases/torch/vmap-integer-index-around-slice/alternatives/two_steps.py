# releases: >=2.11
"""Pick one frame and some positions per sample, one axis at a time."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap


def pick(video, frame, columns):
    """Return [channels, columns] of one frame of one video [frames, channels, width]."""
    return video[frame][:, columns]


torch.manual_seed(0)
videos = torch.randn(2, 5, 3, 8)
frames = torch.tensor([1, 4])
columns = torch.tensor([[0, 2, 4, 6], [1, 3, 5, 7]])

result = vmap(pick)(videos, frames, columns)

expected = torch.stack([pick(*sample) for sample in zip(videos, frames, columns)])
assert result.shape == expected.shape, f"vmap gives {tuple(result.shape)}, a loop (2, 3, 4)"
assert torch.equal(result, expected)
