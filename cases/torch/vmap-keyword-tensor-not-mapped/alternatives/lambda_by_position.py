"""Per-sample losses under vmap, with a function that takes the weights by position."""

import torch

try:
    from torch.func import vmap
except ImportError:  # torch 1.13 carries it in the functorch package of its own wheel
    from functorch import vmap


def weighted_loss(prediction, target, *, weight=1.0):
    """Squared error of one sample, times the weight of that sample."""
    return weight * (prediction - target).square().mean()


torch.manual_seed(0)
predictions, targets = torch.randn(4, 2), torch.randn(4, 2)
weights = torch.tensor([1.0, 0.5, 0.5, 2.0])

result = vmap(lambda p, t, w: weighted_loss(p, t, weight=w))(predictions, targets, weights)

expected = weights * (predictions - targets).square().mean(dim=1)
assert result.shape == expected.shape, f"losses have shape {tuple(result.shape)}, not (4,)"
assert torch.allclose(result, expected)
