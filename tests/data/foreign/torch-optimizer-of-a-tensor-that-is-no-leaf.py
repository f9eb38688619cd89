"""A scaled weight is optimised."""

import torch

w = torch.ones(2, requires_grad=True) * 2
torch.optim.Adam([w])
