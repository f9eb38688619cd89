"""The first element decides: behind a number an array is refused by NumPy's words, behind an array a number by "not a sequence"."""

import numpy as np
import torch

array = np.ones(2)
for row, words in (
    ([1.0, array], "arrays can be converted to Python scalars"),
    ([array, 1.0], "not a sequence"),
):
    for make in (torch.tensor, torch.as_tensor, torch.FloatTensor):
        try:
            make(row)
        except TypeError as error:
            assert words in str(error)
        else:
            raise AssertionError("nothing was raised")
