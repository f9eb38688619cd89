"""A sum over an axis that a squeeze took away."""

import torch

x = torch.zeros(1, 5).squeeze()
x.sum(dim=1)
