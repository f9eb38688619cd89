"""One column is the sum of two others: the rank is 3 of 4, and that of the product too; without a column it is full."""

import torch

north = torch.tensor([1.0, 1.0, 0.0, 0.0])
south = 1 - north
size = torch.tensor([0.25, 0.75, 0.5, 1.0])
features = torch.stack([torch.ones(4), north, south, size], dim=1)
assert torch.equal(features[:, 0], features[:, 1] + features[:, 2])
assert torch.linalg.matrix_rank(features).item() == 3
assert torch.linalg.matrix_rank(features.T @ features).item() == 3
assert torch.linalg.matrix_rank(features[:, 1:]).item() == 3
