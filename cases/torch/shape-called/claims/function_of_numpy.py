"""NumPy has a function shape that takes an array, or a tensor; torch has none."""

import numpy as np
import torch

assert np.shape(np.zeros((2, 3))) == (2, 3)
assert tuple(np.shape(torch.zeros(2, 3))) == (2, 3)
assert not hasattr(torch, "shape") and not hasattr(torch, "size")
