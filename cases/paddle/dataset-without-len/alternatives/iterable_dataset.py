"""A stream without a length is an IterableDataset."""

import numpy as np
from paddle.io import DataLoader, IterableDataset

import paddle


class Squares(IterableDataset):
    """Six numbers with their squares."""

    def __iter__(self):
        for index in range(6):
            number = np.array([index], dtype="float32")
            yield number, number * number


loader = DataLoader(Squares(), batch_size=2)
result = paddle.concat([squares for _, squares in loader]).flatten()
assert result.tolist() == [0.0, 1.0, 4.0, 9.0, 16.0, 25.0]
