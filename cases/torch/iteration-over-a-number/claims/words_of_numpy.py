"""An array of NumPy says "iteration over a 0-d array"; np.atleast_1d gives it an axis."""

import numpy as np
import torch

number = torch.tensor(1.5).numpy()
try:
    list(number)
except TypeError as error:
    assert str(error) == "iteration over a 0-d array"
else:
    raise AssertionError("nothing was raised")
assert list(np.atleast_1d(number)) == [1.5]
