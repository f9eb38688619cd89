"""A distance to landmarks with a root of numbers that are not too small."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def distances(points, landmarks):
    """Return the distance of each point, 0 for those on their landmark."""
    squared = ((points - landmarks) ** 2).sum(-1)
    near = squared < 1e-12
    return torch.where(near, torch.zeros_like(squared), squared.clamp(min=1e-12).sqrt())


landmarks = torch.tensor([[1.0, 2.0], [0.0, 0.0]], device=DEVICE)
points = torch.tensor([[1.0, 2.0], [3.0, 4.0]], device=DEVICE, requires_grad=True)

loss = distances(points, landmarks).sum()
loss.backward()

gradient = points.grad[0]
assert torch.isfinite(gradient).all(), "gradient of the first point is %s, expected [0.0, 0.0]" % gradient.tolist()
result = points.grad
