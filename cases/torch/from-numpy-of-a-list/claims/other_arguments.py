"""The message names the class: a tensor, a tuple, None, a number of Python, and a scalar of NumPy such as a mean are refused."""

import numpy as np
import torch

for argument, name in (
    ([1.0], "list"),
    ((1.0,), "tuple"),
    (None, "NoneType"),
    (3, "int"),
    (torch.ones(2), "Tensor"),
    (torch.nn.Parameter(torch.ones(2)), "Parameter"),
    (np.ones(2).mean(), "numpy.float64"),
):
    try:
        torch.from_numpy(argument)
    except TypeError as error:
        assert f"expected np.ndarray (got {name})" in str(error)
    else:
        raise AssertionError(f"{name}: nothing was raised")
