"""A window is longer than the series."""

import torch

torch.zeros(5).unfold(0, 7, 1)
