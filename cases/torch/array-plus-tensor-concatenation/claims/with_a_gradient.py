"""`array / tensor` passes, unless the tensor needs a gradient."""

import warnings

warnings.simplefilter("ignore")

import numpy as np
import torch

assert (np.full(3, 6.0) / torch.full((3,), 2.0)).tolist() == [3.0] * 3
try:
    np.ones(3) / torch.ones(3, requires_grad=True)
except RuntimeError as error:
    assert str(error).startswith("Can't call numpy() on Tensor that requires grad.")
else:
    raise AssertionError("nothing was raised")
