"""NumPy counts a repeated index once as well, in `+=` and written out."""

import numpy as np

import torch

tokens = torch.tensor([2, 0, 2, 3, 2, 0])
short, long, array = torch.zeros(4), torch.zeros(4), np.zeros(4)
short[tokens] += 1
long[tokens] = long[tokens] + 1
array[tokens.numpy()] += 1
assert short.tolist() == long.tolist() == array.tolist() == [1, 0, 1, 1]
