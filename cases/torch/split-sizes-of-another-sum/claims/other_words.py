"""A negative size, and random_split of a data set, are refused in other words."""

import torch
from torch.utils.data import random_split

for split, error_type, words in (
    (lambda: torch.zeros(4, 10).split([11, -1], dim=1), RuntimeError, "have only non-negative entries"),
    (lambda: random_split(range(10), [4, 4]), ValueError, "Sum of input lengths does not equal the length"),
):
    try:
        split()
    except error_type as error:
        assert words in str(error)
    else:
        raise AssertionError("nothing was raised")
