"""PyTorch looks for NumPy once: what is installed or imported afterwards does not help this process."""

import sys

sys.modules["numpy"] = None
import torch

torch.arange(2.0)
del sys.modules["numpy"]
import numpy as np

assert np.ones(2).sum() == 2
for _ in range(2):
    try:
        torch.ones(2).numpy()
    except RuntimeError as error:
        assert "Numpy is not available" in str(error), error
    else:
        raise AssertionError("nothing was raised")
