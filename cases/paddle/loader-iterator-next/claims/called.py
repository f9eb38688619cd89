"""loader() gives an iterator, whose .next() fails in the same words."""

import paddle
from paddle.io import DataLoader, TensorDataset

batches = DataLoader(TensorDataset([paddle.arange(6)]), batch_size=2)()
assert next(batches)[0].tolist() == [0, 1]
try:
    batches.next()
except AttributeError as error:
    assert "'_DataLoaderIterSingleProcess' object has no attribute 'next'" in str(error), error
else:
    raise RuntimeError("nothing was raised")
