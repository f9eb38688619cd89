# releases: >=2.5
"""`torch.tensor` of a list of NumPy's float64 numbers is float64, of Python floats float32."""

import numpy as np
import torch

assert torch.tensor([1.5]).dtype == torch.float32
assert torch.tensor([np.float64(1.5)]).dtype == torch.float64
assert torch.tensor(list(np.ones(2))).dtype == torch.float64
