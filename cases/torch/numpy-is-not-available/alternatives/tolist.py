"""`tensor.tolist()` needs no NumPy."""

import sys

sys.modules["numpy"] = None
import torch

del sys.modules["numpy"]
assert torch.arange(3.0).tolist() == [0.0, 1.0, 2.0]
