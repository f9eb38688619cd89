"""Arithmetic needs no expand: mean + std spreads [1, 3] over [16, 3]; with a mean of [3] it has the shape [1, 3]."""

import torch

std = torch.ones(1, 3)
assert (torch.zeros(16, 3) + std).shape == (16, 3)
assert (torch.zeros(3) + std).shape == (1, 3)
