"""A batch by its number is refused: 'DataLoader' object is not subscriptable; the data set itself takes one."""

import paddle
from paddle.io import DataLoader, TensorDataset

data = TensorDataset([paddle.arange(6)])
try:
    DataLoader(data, batch_size=2)[0]
except TypeError as error:
    assert "'DataLoader' object is not subscriptable" in str(error), error
else:
    raise RuntimeError("nothing was raised")
assert int(data[1][0]) == 1
