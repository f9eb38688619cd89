"""0 workers, PyTorch's word for none, are refused in the same words; 1 is the least."""

import mindspore.dataset as ds
import numpy as np

try:
    ds.NumpySlicesDataset(np.arange(6), num_parallel_workers=0)
except ValueError as error:
    assert str(error).startswith("num_parallel_workers exceeds the boundary between 1 and "), error
else:
    raise AssertionError("0 was accepted")
ds.NumpySlicesDataset(np.arange(6), num_parallel_workers=1)
