# releases: >=2.5
"""A loss is scaled by a Python number that the graph captures."""

import os

import torch

MODE = os.environ.get("ERRATA_MODE", "compile")
torch._dynamo.config.capture_scalar_outputs = True


def scaled_loss(prediction, target, weights):
    """The squared error, scaled by the largest weight."""
    return ((prediction - target) ** 2).mean() * weights.max().item()


if MODE == "compile":
    scaled_loss = torch.compile(scaled_loss, backend="eager", fullgraph=True)

torch.manual_seed(0)
result = scaled_loss(torch.randn(4), torch.randn(4), torch.rand(4))
