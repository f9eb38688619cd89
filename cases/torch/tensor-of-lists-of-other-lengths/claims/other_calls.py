"""as_tensor, LongTensor and FloatTensor have the same words, for lists of arrays and tuples as well."""

import warnings

import numpy as np
import torch

warnings.simplefilter("ignore")
for make in (torch.tensor, torch.as_tensor, torch.LongTensor, torch.FloatTensor):
    for rows in ([[1, 2, 3], [4, 5]], [np.ones(3), np.ones(2)], [(1, 2, 3), (4, 5)]):
        try:
            make(rows)
        except ValueError as error:
            assert str(error) == "expected sequence of length 3 at dim 1 (got 2)"
        else:
            raise AssertionError("nothing was raised")
