"""Jacobians of a small dynamics model at a batch of states, in forward mode."""

import os

import torch

try:
    from torch.func import jacfwd, vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import jacfwd, vmap

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")

torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Linear(3, 8), torch.nn.Tanh(), torch.nn.Linear(8, 3))
model.to(DEVICE)


def jacobian_at(state):
    """Return d next state / d state of one state."""
    return jacfwd(model)(state)


states = torch.randn(5, 3).to(DEVICE)
result = vmap(jacobian_at)(states).detach()
