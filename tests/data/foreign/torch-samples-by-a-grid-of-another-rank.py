"""A grid for volumes samples an image."""

import torch

torch.nn.functional.grid_sample(torch.zeros(1, 3, 8, 8), torch.zeros(1, 4, 4, 3))
