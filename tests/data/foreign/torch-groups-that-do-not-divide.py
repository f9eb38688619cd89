"""A width is changed and the groups of its normalisation are not."""

import torch

torch.nn.GroupNorm(32, 48)
