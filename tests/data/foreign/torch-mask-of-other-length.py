"""A mask of the padded length meets scores of the cut one."""

import torch

scores = torch.zeros(2, 10)
scores.masked_fill(torch.zeros(2, 12, dtype=torch.bool), 0.0)
