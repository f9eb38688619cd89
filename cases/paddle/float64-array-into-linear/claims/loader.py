"""A DataLoader makes float64 of Python floats and of float64 arrays, and float32 of np.float32."""

import numpy as np
import paddle
from paddle.io import DataLoader, Dataset


class Rows(Dataset):
    def __init__(self, value):
        self.value = value

    def __len__(self):
        return 4

    def __getitem__(self, index):
        return (self.value,)


def dtype(value):
    return next(iter(DataLoader(Rows(value), batch_size=2)))[0].dtype


assert dtype(0.5) == paddle.float64
assert dtype(np.ones(3)) == paddle.float64
assert dtype(np.float32(0.5)) == paddle.float32
assert dtype(np.ones(3).astype("float32")) == paddle.float32
