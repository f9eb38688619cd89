"""A mask of the batch selects from the time axis."""

import torch

x = torch.zeros(4, 7)
x[:, torch.ones(4, dtype=torch.bool)]
