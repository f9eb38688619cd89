"""Compile a vmapped step beside its shared input, into one graph."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def step(shared, sample):
    """Scale one sample."""
    return shared * sample


def forward(shared, x):
    """Step all samples."""
    return shared, torch.vmap(step, in_dims=(None, 0))(shared, x)


if MODE == "compile":
    forward = torch.compile(forward, backend="eager", fullgraph=True)

torch.manual_seed(0)
shared, result = forward(torch.ones(3), torch.randn(4, 3))
