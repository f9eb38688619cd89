"""Evaluated first, the norm of the weight is above 1 for any vectors, whatever `n_power_iterations` is, and mostly above 3."""

import torch


def norm(seed, steps):
    """The norm of the weight of a layer that was evaluated only."""
    torch.manual_seed(seed)
    layer = torch.nn.utils.spectral_norm(torch.nn.Linear(8, 8), n_power_iterations=steps).eval()
    layer(torch.ones(1, 8))
    return torch.linalg.matrix_norm(layer.weight, 2).item()


norms = [norm(seed, 1) for seed in range(50)]
assert min(norms) > 1.1
assert sum(one > 3 for one in norms) > 40
assert max(norms) > 100
assert norm(0, 50) == norm(0, 1)
