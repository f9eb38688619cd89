"""A mask's pixel is read with three indices."""

import torch

mask = torch.zeros(5, 5)
mask[0, 1, 2]
