"""The loader itself is no iterator: loader.next() and next(loader) fail in other words."""

import paddle
from paddle.io import DataLoader, TensorDataset

loader = DataLoader(TensorDataset([paddle.arange(6)]), batch_size=2)
for use, kind, words in (
    (lambda: loader.next(), AttributeError, "'DataLoader' object has no attribute 'next'"),
    (lambda: next(loader), TypeError, "'DataLoader' object is not an iterator"),
):
    try:
        use()
    except kind as error:
        assert words in str(error), error
    else:
        raise RuntimeError("nothing was raised")
