"""`torch.from_numpy` alone keeps float64, and a layer of float32 refuses that with other words."""

import numpy as np
import torch
from torch import nn

measured = np.zeros((2, 3))
for tensor in (torch.from_numpy(measured), torch.tensor(measured)):
    assert tensor.dtype == torch.float64
    try:
        nn.Linear(3, 1)(tensor)
    except RuntimeError as error:
        assert str(error).startswith("mat1 and mat2 must have the same dtype")
    else:
        raise AssertionError("nothing was raised")
