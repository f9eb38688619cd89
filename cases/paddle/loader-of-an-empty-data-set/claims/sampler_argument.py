"""num_samples=0 for a RandomSampler of a data set that has samples has the same words."""

import paddle
from paddle.io import RandomSampler, TensorDataset

data = TensorDataset([paddle.arange(8)])
try:
    RandomSampler(data, replacement=True, num_samples=0)
except ValueError as error:
    assert "num_samples should be a positive integer, but got num_samples=0" in str(error), error
else:
    raise RuntimeError("accepted")
assert len(data) == 8
