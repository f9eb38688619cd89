"""ndim(), dtype() and device() of a tensor, and shape(0) and size(0) of an array name other types."""

import numpy as np
import torch

x, array = torch.zeros(2, 3), np.zeros((2, 3))
for call, name in (
    (lambda: x.ndim(), "int"),
    (lambda: x.dtype(), "torch.dtype"),
    (lambda: x.device(), "torch.device"),
    (lambda: array.shape(0), "tuple"),
    (lambda: array.size(0), "int"),
):
    try:
        call()
    except TypeError as error:
        assert str(error) == f"'{name}' object is not callable"
    else:
        raise AssertionError("nothing was raised")
