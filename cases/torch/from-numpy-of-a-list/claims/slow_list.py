"""as_tensor takes a list of arrays, too, but warns that this is extremely slow; np.array of the list gives the same numbers."""

import warnings

import numpy as np
import torch

windows = [np.full(3, number, "float32") for number in range(4)]
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    table = torch.as_tensor(windows)
assert any("list of numpy.ndarrays is extremely slow" in str(one.message) for one in caught)
assert torch.equal(table, torch.from_numpy(np.array(windows)))
