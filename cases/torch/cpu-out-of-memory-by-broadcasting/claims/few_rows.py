"""With few rows nothing is raised: a column minus a vector of 4 is a table of 16 numbers, and its mean is wrong."""

import torch

predictions = torch.tensor([[0.0], [1.0], [2.0], [3.0]])
targets = torch.tensor([0.0, 1.0, 2.0, 3.0])
assert (predictions - targets).shape == (4, 4)
assert (predictions - targets).abs().mean() > 1
assert (predictions[:, 0] - targets).abs().mean() == 0
