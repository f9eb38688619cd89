"""A tensor of four dimensions is expanded to three."""

import torch

torch.zeros(1, 1, 3, 3).expand(2, 3, 3)
