"""A row is repeated without a copy and changed."""

import torch

rows = torch.zeros(1, 3).expand(4, 3)
rows += 1
