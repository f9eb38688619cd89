"""A loss is scaled by a tensor without dimensions, in one graph."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")


def scaled_loss(prediction, target, weights):
    """The squared error, scaled by the largest weight."""
    scale = weights.max()
    return ((prediction - target) ** 2).mean() * scale


if MODE == "compile":
    scaled_loss = torch.compile(scaled_loss, backend="eager", fullgraph=True)

torch.manual_seed(0)
result = scaled_loss(torch.randn(4), torch.randn(4), torch.rand(4))
