"""A layer with dtype=np.float32 raises in its torch.empty; type() with a class of NumPy has other words."""

import numpy as np
import torch
from torch import nn

try:
    nn.Linear(2, 2, dtype=np.float32)
except TypeError as error:
    assert str(error).startswith("empty()")
else:
    raise AssertionError("nothing was raised")
try:
    torch.ones(2).type(np.float32)
except ValueError as error:
    assert str(error) == "invalid type: 'numpy.float32'"
else:
    raise AssertionError("nothing was raised")
