"""reshape of a transposed tensor copies: writing into the result leaves the original alone."""

import torch

original = torch.ones(2, 3)
original.t().reshape(-1).zero_()
original.t().contiguous().view(-1).zero_()
assert original.sum() == 6
