"""Per-sample losses under vmap whose sample weights are passed by position."""

import os

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap

DEVICE = os.environ.get("ERRATA_DEVICE", "cpu")


def weighted_loss(prediction, target, weight=1.0):
    """Squared error of one sample, times the weight of that sample."""
    return weight * (prediction - target).square().mean()


torch.manual_seed(0)
model = torch.nn.Linear(3, 2).to(DEVICE)
inputs = torch.randn(4, 3).to(DEVICE)
targets = torch.randn(4, 2).to(DEVICE)
weights = torch.tensor([1.0, 0.5, 0.5, 2.0]).to(DEVICE)

predictions = model(inputs).detach()
result = vmap(weighted_loss)(predictions, targets, weights)

expected = weights * (predictions - targets).square().mean(dim=1)
assert result.shape == expected.shape, f"losses have shape {tuple(result.shape)}, not (4,)"
assert torch.allclose(result, expected)
