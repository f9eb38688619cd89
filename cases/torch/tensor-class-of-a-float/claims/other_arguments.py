"""Floats and bools, NumPy's too, None, dictionaries and sets are refused, and the class stands in the message; FloatTensor, LongTensor and new are the same."""

import numpy as np
import torch

for make in (torch.Tensor, torch.FloatTensor, torch.LongTensor, torch.ones(2).new):
    for argument, name in (
        (3.5, "float"),
        (True, "bool"),
        (np.float64(3.5), "numpy.float64"),
        (np.float32(3.5), "numpy.float32"),
        (None, "NoneType"),
        ({1: 2}, "dict"),
        ({1.0}, "set"),
    ):
        try:
            make(argument)
        except TypeError as error:
            assert str(error) == f"new(): data must be a sequence (got {name})"
        else:
            raise AssertionError("nothing was raised")
