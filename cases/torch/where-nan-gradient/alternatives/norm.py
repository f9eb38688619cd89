"""A distance to landmarks as a norm, whose gradient at 0 is 0."""

import os

import torch

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def distances(points, landmarks):
    """Return the distance of each point, 0 for those on their landmark."""
    return (points - landmarks).norm(dim=-1)


landmarks = torch.tensor([[1.0, 2.0], [0.0, 0.0]], device=DEVICE)
points = torch.tensor([[1.0, 2.0], [3.0, 4.0]], device=DEVICE, requires_grad=True)

loss = distances(points, landmarks).sum()
loss.backward()

gradient = points.grad[0]
assert torch.isfinite(gradient).all(), "gradient of the first point is %s, expected [0.0, 0.0]" % gradient.tolist()
result = points.grad
