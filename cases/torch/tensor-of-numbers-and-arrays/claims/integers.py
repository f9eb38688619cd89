"""LongTensor says "only integer scalar arrays can be converted to a scalar index"."""

import numpy as np
import torch

try:
    torch.LongTensor([1, np.ones(2)])
except TypeError as error:
    assert str(error) == "only integer scalar arrays can be converted to a scalar index"
else:
    raise AssertionError("nothing was raised")
