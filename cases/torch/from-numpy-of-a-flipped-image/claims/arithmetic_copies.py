"""Arithmetic and astype after the flip make a new array, which is taken."""

import numpy as np
import torch

flipped = np.arange(12, dtype="uint8").reshape(4, 3)[:, ::-1]
assert torch.from_numpy(flipped / 255).shape == (4, 3)
assert torch.from_numpy(flipped.astype("float32"))[0].tolist() == [2, 1, 0]
try:
    torch.from_numpy(flipped)
except ValueError:
    pass
else:
    raise AssertionError("nothing was raised")
