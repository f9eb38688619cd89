"""A countdown lacks its negative step."""

import torch

torch.arange(10, 0)
