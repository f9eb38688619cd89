"""round of a tensor raises, with one element and with several, of floats and of integers, with and without a number of digits; an array of NumPy is named too."""

import numpy as np
import torch

for value, name in (
    (torch.tensor(1.234), "Tensor"),
    (torch.tensor([1.234, 5.0]), "Tensor"),
    (torch.tensor(3), "Tensor"),
    (torch.tensor(1.5, requires_grad=True), "Tensor"),
    (np.array(1.234), "numpy.ndarray"),
    ([1.234], "list"),
    (None, "NoneType"),
):
    for call in (lambda: round(value), lambda: round(value, 2)):
        try:
            call()
        except TypeError as error:
            assert str(error) == f"type {name} doesn't define __round__ method"
        else:
            raise AssertionError("nothing was raised")
