"""The buffer is made by zeros_like of a batched input."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap


def edge_error(landmarks, offsets):
    """Compare the steps between three 2-D landmarks with the two measured offsets."""
    error = torch.zeros_like(offsets)
    error[:, :2] = landmarks[:, 2:4] - landmarks[:, :2] - offsets[:, :2]
    error[:, 2:] = landmarks[:, 4:6] - landmarks[:, 2:4] - offsets[:, 2:]
    return error


torch.manual_seed(0)
landmarks = torch.randn(8, 1, 6)
offsets = torch.randn(8, 1, 4)
result = vmap(edge_error)(landmarks, offsets)
assert torch.allclose(result, landmarks[..., 2:] - landmarks[..., :4] - offsets)
