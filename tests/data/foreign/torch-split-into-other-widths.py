"""Queries, keys and values are cut from a projection of another width."""

import torch

torch.zeros(2, 20).split([8, 8, 8], dim=1)
