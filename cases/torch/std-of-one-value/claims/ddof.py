"""NumPy's deviation of one value is 0; `ddof=1` makes it that of PyTorch."""

import numpy as np
import torch

values = np.array([1.0, 2.0, 4.0])
assert np.array([3.0]).std() == 0
assert np.isclose(values.std(ddof=1), torch.from_numpy(values).std().item())
