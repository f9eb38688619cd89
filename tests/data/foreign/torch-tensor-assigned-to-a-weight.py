"""A tensor takes the place of a weight."""

import torch

layer = torch.nn.Linear(2, 2)
layer.weight = torch.zeros(2, 2)
