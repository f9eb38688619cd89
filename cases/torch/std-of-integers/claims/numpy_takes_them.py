"""NumPy's `std` takes integers, and divides by the number of values, as `std(unbiased=False)` does."""

import numpy as np
import torch

values = np.array([1, 2, 6])
assert abs(np.std(values) - torch.from_numpy(values).float().std(unbiased=False).item()) < 1e-6
assert abs(np.std(values) - torch.from_numpy(values).float().std().item()) > 0.4
