"""Fill a buffer made with new_zeros of a batched input: it is batched under vmap too."""

import os

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def edge_error(landmarks, offsets):
    """Compare the steps between three 2-D landmarks with the two measured offsets."""
    error = landmarks.new_zeros(1, 4)
    error[:, :2] = landmarks[:, 2:4] - landmarks[:, :2] - offsets[:, :2]
    error[:, 2:] = landmarks[:, 4:6] - landmarks[:, 2:4] - offsets[:, 2:]
    return error


torch.manual_seed(0)
landmarks = torch.randn(8, 1, 6, device=DEVICE)
offsets = torch.randn(8, 1, 4, device=DEVICE)

result = vmap(edge_error)(landmarks, offsets)
