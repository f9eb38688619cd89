"""`sum` of a list with an array and a tensor has the same message."""

import numpy as np
import torch

try:
    sum([np.ones(3), torch.ones(3)])
except TypeError as error:
    assert str(error).startswith("Concatenation operation is not implemented for NumPy arrays")
else:
    raise AssertionError("nothing was raised")
