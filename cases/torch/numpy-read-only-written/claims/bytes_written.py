"""An in-place operation on a tensor from `np.frombuffer` changes a `bytes` object; NumPy refuses."""

import numpy as np

import torch

data = bytes(4)
array = np.frombuffer(data, dtype=np.uint8)
try:
    array += 1
except ValueError as error:
    assert "read-only" in str(error)
else:
    raise AssertionError("NumPy wrote")
torch.as_tensor(array).add_(1)
torch.from_numpy(array).add_(1)
assert list(data) == [2, 2, 2, 2]
