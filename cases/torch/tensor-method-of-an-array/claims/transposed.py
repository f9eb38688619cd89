"""transpose(0, 1) exchanges two axes of a tensor, and raises nothing for an array of two axes, which it leaves as it is."""

import numpy as np
import torch

array = np.arange(6.0).reshape(2, 3)
assert np.array_equal(array.transpose(0, 1), array)
assert torch.from_numpy(array).transpose(0, 1).shape == (3, 2)
