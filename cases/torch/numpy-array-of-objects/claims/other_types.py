"""An array of text alone names numpy.str_, one of dates numpy.datetime64; a list of lists of other lengths fails in other words."""

import numpy as np
import torch

for array, name in (
    (np.array(["red", "blue"]), "numpy.str_"),
    (np.array([["1.5", "2"]]), "numpy.str_"),
    (np.array(["2024-01-01"], dtype="datetime64[D]"), "numpy.datetime64"),
):
    try:
        torch.tensor(array)
    except TypeError as error:
        assert f"can't convert np.ndarray of type {name}. The only supported" in str(error)
    else:
        raise AssertionError("nothing was raised")
try:
    torch.tensor([[1, 2], [3]])
except ValueError as error:
    assert "expected sequence of length 2 at dim 1 (got 1)" in str(error)
else:
    raise AssertionError("nothing was raised")
