"""Roll a small system forward and collect its states in a list."""

import os

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def rollout(state):
    """Return three successive states of one sample [3, 2]."""
    states = []
    for _ in range(3):
        state = state.roll(1) * 0.9
        states.append(state)
    return torch.stack(states)


torch.manual_seed(0)
result = vmap(rollout)(torch.randn(4, 2).to(DEVICE))
