"""The product warns about __array_wrap__."""

import warnings

import numpy as np
import torch

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    product = torch.ones(3) * np.array(2.0)
assert product.dtype == torch.float64
assert [one.category for one in caught] == [DeprecationWarning]
assert "__array_wrap__" in str(caught[0].message)
