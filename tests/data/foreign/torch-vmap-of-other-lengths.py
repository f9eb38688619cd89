"""A function is mapped over pairs of which one is missing."""

import torch

torch.vmap(torch.dot)(torch.zeros(4, 3), torch.zeros(5, 3))
