"""The last word of the message is the type that arrived: list, tuple, numpy.float32."""

import numpy as np
import torch
from torch import nn

layer = nn.Linear(3, 1)
for value, name in [
    (np.zeros(3), "numpy.ndarray"),
    ([0.0, 0.0, 0.0], "list"),
    ((torch.zeros(3), torch.zeros(3)), "tuple"),
    (np.float32(0), "numpy.float32"),
    (None, "NoneType"),
]:
    try:
        layer(value)
    except TypeError as error:
        assert str(error) == f"linear(): argument 'input' (position 1) must be Tensor, not {name}"
    else:
        raise AssertionError("nothing was raised")
