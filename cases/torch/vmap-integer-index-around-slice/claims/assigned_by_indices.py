"""An assignment with an index for each axis writes under vmap what `x[i, :, j] = value` writes to one sample."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap


def write(x, i, j, value):
    """Replace some positions of one frame [channels, width]."""
    x = x.clone()
    x[i[None], torch.arange(3)[:, None], j] = value
    return x


def plain(x, i, j, value):
    """The same for one sample."""
    x = x.clone()
    x[i, :, j] = value
    return x


videos, frames = torch.zeros(2, 5, 3, 8), torch.tensor([1, 4])
for columns in (torch.tensor([[0, 2, 4], [1, 3, 5]]), torch.tensor([[0, 2, 4, 6], [1, 3, 5, 7]])):
    values = torch.arange(6.0 * columns.shape[1]).view(2, 3, -1)
    samples = (videos, frames, columns, values)
    assert torch.equal(vmap(write)(*samples), torch.stack([plain(*one) for one in zip(*samples)]))
