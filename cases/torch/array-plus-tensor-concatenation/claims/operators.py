"""`array + tensor` and `+=` speak of a concatenation; `-`, `*`, `**` and `@` of operand types; `/` passes."""

import warnings

warnings.simplefilter("ignore")

import numpy as np
import torch

CONCATENATION = "Concatenation operation is not implemented for NumPy arrays, use np.concatenate() instead."


def iadd(a, b):
    """In place."""
    a += b


for shape in ((3,), (2, 3), (1,)):
    for dtype in (np.float32, np.float64, np.int64):
        array, tensor = np.ones(shape, dtype), torch.ones(3)
        for call, words in (
            (lambda a, b: a + b, CONCATENATION),
            (iadd, CONCATENATION),
            (lambda a, b: a - b, "unsupported operand type(s) for -: 'numpy.ndarray' and 'Tensor'"),
            (lambda a, b: a * b, "unsupported operand type(s) for *: 'numpy.ndarray' and 'Tensor'"),
            (lambda a, b: a**b, "unsupported operand type(s) for ** or pow(): 'numpy.ndarray' and 'Tensor'"),
            (lambda a, b: a @ b, "unsupported operand type(s) for @: 'numpy.ndarray' and 'Tensor'"),
        ):
            try:
                call(array, tensor)
            except TypeError as error:
                assert str(error).startswith(words), str(error)
            else:
                raise AssertionError("nothing was raised")
        assert type(array / tensor) is torch.Tensor
