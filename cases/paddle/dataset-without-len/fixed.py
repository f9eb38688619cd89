"""Load a map-style dataset that says how long it is."""

import numpy as np
import paddle
from paddle.io import DataLoader, Dataset


class Squares(Dataset):
    """Six numbers with their squares."""

    def __getitem__(self, index):
        if index >= 6:
            raise IndexError(index)
        number = np.array([index], dtype="float32")
        return number, number * number

    def __len__(self):
        return 6


loader = DataLoader(Squares(), batch_size=2)
result = paddle.concat([squares for _, squares in loader]).flatten()
assert result.tolist() == [0.0, 1.0, 4.0, 9.0, 16.0, 25.0]
