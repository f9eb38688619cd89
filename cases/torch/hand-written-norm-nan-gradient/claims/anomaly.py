"""Anomaly detection names the square, or the root where a hinge passes the gradient 0 to it; with two different vectors nothing is raised."""

import torch


def refused(other, loss):
    """The function whose gradient is NaN, and whether a distance is 0."""
    a = torch.ones(1, 4, requires_grad=True)
    with torch.autograd.detect_anomaly(check_nan=True):
        distance = ((a - other) ** 2).sum(-1).sqrt()
        try:
            loss(distance).sum().backward()
        except RuntimeError as error:
            return str(error).split("'")[1], bool((distance == 0).any())
    return None, bool((distance == 0).any())


def hinge(distance):
    """A loss that is 0 for short distances."""
    return torch.relu(distance - 1)


assert refused(1.0, lambda distance: distance) == ("PowBackward0", True)
assert refused(1.0, hinge) == ("SqrtBackward0", True)
assert refused(0.0, lambda distance: distance) == (None, False)
assert refused(0.0, hinge) == (None, False)
