"""A mask of zeros and ones fills scores."""

import torch

scores = torch.zeros(2, 3)
scores.masked_fill(torch.tensor([[0, 0, 1], [0, 1, 1]]), float("-inf"))
