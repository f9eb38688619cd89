"""A loss is scaled by a Python number that is taken outside of the graph."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def scaled_loss(prediction, target, scale):
    """The squared error, scaled by the largest weight."""
    return ((prediction - target) ** 2).mean() * scale


if MODE == "compile":
    scaled_loss = torch.compile(scaled_loss, backend="eager", fullgraph=True)

torch.manual_seed(0)
result = scaled_loss(torch.randn(4), torch.randn(4), torch.rand(4).max().item())
