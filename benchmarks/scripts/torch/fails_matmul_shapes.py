"""A linear layer given the wrong width."""

import torch

layer = torch.nn.Linear(8, 4)
layer(torch.ones(2, 7))
