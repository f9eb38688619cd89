"""With num_workers the message names another class; next() works for both."""

import numpy as np
from paddle.io import DataLoader, Dataset


class Numbers(Dataset):
    """The numbers from 0 to 5."""

    def __len__(self):
        return 6

    def __getitem__(self, index):
        return (np.float32(index),)


if __name__ == "__main__":
    batches = iter(DataLoader(Numbers(), batch_size=2, num_workers=1))
    try:
        batches.next()
    except AttributeError as error:
        assert "'_DataLoaderIterMultiProcess' object has no attribute 'next'" in str(error), error
    else:
        raise RuntimeError("nothing was raised")
    assert next(batches)[0].tolist() == [0, 1]
    assert next(iter(DataLoader(Numbers(), batch_size=2)))[0].tolist() == [0, 1]
