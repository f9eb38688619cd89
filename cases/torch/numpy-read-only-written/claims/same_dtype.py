"""`.float()` copies an array of float64, and shares one of float32."""

import numpy as np

import torch

for dtype, expected in ((np.float64, 1.0), (np.float32, 2.0)):
    array = np.ones(3, dtype=dtype)
    array.setflags(write=False)
    torch.from_numpy(array).float().mul_(2.0)
    assert array[0] == expected, (dtype, array)
