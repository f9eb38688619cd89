# releases: >=3.3
"""With `shuffle=True` the constructor raises the NotImplementedError, with worker processes the loop does."""

import numpy as np
from paddle.io import DataLoader, Dataset


class Squares(Dataset):
    """Numbers without a length."""

    def __getitem__(self, index):
        return np.array([index], dtype="float32")


def raises(call):
    """Whether the call ends with the NotImplementedError."""
    try:
        call()
    except NotImplementedError as error:
        return "__len__" in str(error)
    return False


assert raises(lambda: DataLoader(Squares(), batch_size=2, shuffle=True))
assert raises(lambda: next(iter(DataLoader(Squares(), batch_size=2, num_workers=1))))
