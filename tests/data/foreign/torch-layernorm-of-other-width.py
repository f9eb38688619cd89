"""A normalisation counts another width."""

import torch

torch.nn.LayerNorm(8)(torch.zeros(2, 16))
