"""std and var of torch divide by n - 1, NumPy's by n; with unbiased=False they agree."""

import numpy as np
import torch

x = torch.tensor([1.0, 2.0, 3.0, 6.0])
assert np.isclose(np.std(x.numpy()), np.sqrt(3.5)) and np.isclose(np.var(x.numpy()), 3.5)
assert np.isclose(x.std().item(), np.sqrt(14 / 3)) and np.isclose(x.var().item(), 14 / 3)
assert np.isclose(x.std(unbiased=False).item(), np.sqrt(3.5))
assert np.isclose(x.var(unbiased=False).item(), 3.5)
