"""np.nonzero of a tensor is a tensor where NumPy has a tuple, and np.size is a method where NumPy has a number; neither raises."""

import numpy as np
import torch

x = torch.tensor([1.0, 9.0, 4.0])
found = np.nonzero(x > 1)
assert isinstance(found, torch.Tensor) and found.shape == (2, 1)
assert isinstance(np.nonzero(x.numpy() > 1), tuple)
assert callable(np.size(x)) and np.size(x.numpy()) == 3
