"""The product with a tensor that requires a gradient raises, as NumPy is to read the tensor."""

import numpy as np
import torch

try:
    torch.ones(3, requires_grad=True) * np.array(2.0)
except RuntimeError as error:
    assert "Can't call numpy() on Tensor that requires grad" in str(error)
else:
    raise AssertionError("nothing was raised")
