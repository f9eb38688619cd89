"""A list or an array of floats is taken, and cut without a word: 2.9 is position 2."""

import numpy as np
import torch

table = torch.arange(10)
assert table[[1.0, 2.9]].tolist() == [1, 2]
assert table[np.array([1.0, 2.9])].tolist() == [1, 2]
