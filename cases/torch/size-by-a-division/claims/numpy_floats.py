"""np.ceil and np.round give floats of NumPy, which are refused by the name numpy.float64."""

import numpy as np
import torch

for size in (np.ceil(3.5), np.round(np.float64(3.5)), np.prod([]) * 4.0):
    try:
        torch.zeros(2, size)
    except TypeError as error:
        assert "numpy.float64" in str(error)
    else:
        raise AssertionError("nothing was raised")
assert torch.zeros(2, int(np.ceil(3.5))).shape == (2, 4)
