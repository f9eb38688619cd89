"""The warning comes at the first conversion and not again."""

import warnings

import numpy as np

import torch

array = np.ones(3)
array.setflags(write=False)
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    torch.from_numpy(array)
    assert len(seen) == 1 and "not writable" in str(seen[0].message) and "undefined behavior" in str(seen[0].message)
    torch.from_numpy(array)
    torch.from_numpy(array[1:])
assert len(seen) == 1
