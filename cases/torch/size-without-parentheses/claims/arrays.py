"""The size of an array is a number, of all elements: size[0] says that 'int' is not subscriptable."""

import numpy as np
import torch

array = np.zeros((2, 3))
assert array.size == torch.from_numpy(array).numel() == 6
try:
    array.size[0]
except TypeError as error:
    assert str(error) == "'int' object is not subscriptable"
else:
    raise AssertionError("nothing was raised")
