"""A tensor of the shape [0] is left out, whatever the others are."""

import torch

matrix = torch.ones(4, 3)
assert torch.equal(torch.cat([torch.tensor([]), matrix]), matrix)
assert torch.equal(torch.cat([matrix, torch.zeros(0)], dim=1), matrix)
