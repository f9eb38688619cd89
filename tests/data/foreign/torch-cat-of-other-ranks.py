"""A row is joined to a matrix."""

import torch

table, row = torch.zeros(4, 3), torch.zeros(3)
torch.cat([table, row])
