"""Compile a vmapped step that returns its shared input for each sample, into one graph."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def step(shared, sample):
    """Scale one sample; the shared scale is returned as well."""
    return shared, shared * sample


def forward(shared, x):
    """Step all samples."""
    copies, scaled = torch.vmap(step, in_dims=(None, 0))(shared, x)
    return copies[0], scaled


if MODE == "compile":
    forward = torch.compile(forward, backend="eager", fullgraph=True)

torch.manual_seed(0)
shared, result = forward(torch.ones(3), torch.randn(4, 3))
