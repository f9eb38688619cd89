"""The parts are joined by cat; there is no buffer."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap


def edge_error(landmarks, offsets):
    """Compare the steps between three 2-D landmarks with the two measured offsets."""
    first = landmarks[:, 2:4] - landmarks[:, :2] - offsets[:, :2]
    second = landmarks[:, 4:6] - landmarks[:, 2:4] - offsets[:, 2:]
    return torch.cat([first, second], 1)


torch.manual_seed(0)
landmarks = torch.randn(8, 1, 6)
offsets = torch.randn(8, 1, 4)
result = vmap(edge_error)(landmarks, offsets)
assert torch.allclose(result, landmarks[..., 2:] - landmarks[..., :4] - offsets)
