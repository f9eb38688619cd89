"""The operator takes vectors, matrices and batches."""

import torch

matrix = torch.rand(4, 3)
assert (matrix @ torch.rand(3)).shape == (4,)
assert (torch.rand(4) @ matrix).shape == (3,)
assert (torch.rand(2, 5, 4) @ matrix).shape == (2, 5, 3)
