"""`dataset[i]` raises the exception itself."""

import numpy as np

import paddle


class Samples(paddle.io.Dataset):
    """A sample that cannot be read."""

    def __len__(self):
        return 1

    def __getitem__(self, index):
        return np.frombuffer(b"", "float32").reshape(3)


try:
    Samples()[0]
except ValueError:
    pass
else:
    raise AssertionError("nothing was raised")
