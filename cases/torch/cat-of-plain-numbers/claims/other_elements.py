"""Arrays, numbers, strings, tuples and None are named by their class; torch.stack says the same."""

import numpy as np
import torch

row = torch.zeros(2)
for element, name in (
    (np.zeros(2), "numpy.ndarray"),
    (3, "int"),
    (0.5, "float"),
    ("pooler_output", "str"),
    ((row, row), "tuple"),
    (None, "NoneType"),
):
    for join in (torch.cat, torch.stack):
        try:
            join([element, row])
        except TypeError as error:
            assert str(error) == f"expected Tensor as element 0 in argument 0, but got {name}"
        else:
            raise AssertionError(f"{name}: nothing was raised")
