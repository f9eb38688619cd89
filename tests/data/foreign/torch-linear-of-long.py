"""A linear layer gets token ids."""

import torch

layer = torch.nn.Linear(8, 2)
layer(torch.arange(8))
