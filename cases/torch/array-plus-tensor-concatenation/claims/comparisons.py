# releases: >=2.5
"""`>` of an array and a tensor is refused in both orders; `==` passes."""

import numpy as np
import torch

array, tensor = np.ones(3), torch.ones(3)
for call in (lambda: array > tensor, lambda: tensor > array):
    try:
        call()
    except TypeError as error:
        assert str(error).startswith("'>' not supported between instances of")
    else:
        raise AssertionError("nothing was raised")
assert (array == tensor).all() and (tensor == array).all()
