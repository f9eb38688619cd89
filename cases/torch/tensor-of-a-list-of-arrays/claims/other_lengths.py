"""Arrays of other lengths raise an error in place of the warning's advice, in torch and in NumPy."""

import warnings

import numpy as np
import torch

warnings.simplefilter("ignore")
rows = [np.zeros(3), np.zeros(4)]
for call, words in (
    (torch.tensor, "expected sequence of length 3 at dim 1 (got 4)"),
    (np.stack, "all input arrays must have the same shape"),
):
    try:
        call(rows)
    except ValueError as error:
        assert str(error) == words
    else:
        raise AssertionError("nothing was raised")
