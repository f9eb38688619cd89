"""A scalar of NumPy on the left is fine, also with a gradient; an array without axes is not."""

import numpy as np
import torch

tensor = torch.ones(3, requires_grad=True)
total = np.float64(2) + tensor
assert total.requires_grad and total.dtype == torch.float32
try:
    np.array(2.0) + tensor
except TypeError as error:
    assert str(error).startswith("Concatenation operation is not implemented")
else:
    raise AssertionError("nothing was raised")
