"""Pairs of indices count a repeated pair once, and each with `accumulate=True`."""

import torch

rows, columns = torch.tensor([0, 0, 1]), torch.tensor([1, 1, 2])
once, each = torch.zeros(2, 3), torch.zeros(2, 3)
once[rows, columns] += 1
each.index_put_((rows, columns), torch.ones(3), accumulate=True)
assert once.tolist() == [[0, 1, 0], [0, 0, 1]]
assert each.tolist() == [[0, 2, 0], [0, 0, 1]]
