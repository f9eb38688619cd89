"""A number and an unbatched tensor can be written into an unbatched buffer."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap


def transition(x):
    """Multiply by a matrix that is the same for all samples."""
    matrix = torch.zeros(2, 2)
    matrix[0, 0] = 1.0
    matrix[1] = torch.ones(2)
    return matrix @ x


assert vmap(transition)(torch.ones(3, 2)).tolist() == [[1, 2]] * 3
