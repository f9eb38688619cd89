"""Simulate a batch of pendulums that remember where they started."""

import copy
import os

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def drift(state):
    """Return how far one pendulum moves in ten steps."""
    start = copy.deepcopy(state)
    for _ in range(10):
        angle, speed = state
        state = torch.stack([angle + 0.1 * speed, speed - 0.1 * angle.sin()])
    return state - start


torch.manual_seed(0)
result = vmap(drift)(torch.randn(4, 2).to(DEVICE))
