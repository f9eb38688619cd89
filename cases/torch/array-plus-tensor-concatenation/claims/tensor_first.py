"""`tensor + array` passes, computed by NumPy: float64 from a float64 array, and an error where the tensor needs a gradient."""

import warnings

warnings.simplefilter("ignore")

import numpy as np
import torch

total = torch.ones(3) + np.ones(3)
assert type(total) is torch.Tensor and total.dtype == torch.float64
try:
    torch.ones(3, requires_grad=True) + np.ones(3)
except RuntimeError as error:
    assert str(error).startswith("Can't call numpy() on Tensor that requires grad.")
else:
    raise AssertionError("nothing was raised")
