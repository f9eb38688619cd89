"""A layer is called by a name that it has not."""

import torch

torch.nn.Sequential(torch.nn.Linear(1, 1)).fc
