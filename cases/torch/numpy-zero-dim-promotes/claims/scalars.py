"""A float32 tensor times a NumPy scalar is float32, also where a reduction returned the scalar."""

import numpy as np
import torch

x = torch.ones(3)
assert (x * np.float64(2.0)).dtype == torch.float32
assert (x * np.arange(3.0).mean()).dtype == torch.float32
