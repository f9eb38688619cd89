"""A main process that waits for the batch of a worker with a bus error: "Blocking queue is killed", or the signal."""

import os
import tempfile

import numpy as np
import paddle


class Cut(paddle.io.Dataset):
    """Rows of a mapped file that is cut to nothing in the worker."""

    def __init__(self, path):
        self.path = path
        self.rows = np.memmap(path, dtype=np.float32, mode="r", shape=(8, 4096))

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, index):
        os.truncate(self.path, 0)
        return (self.rows[index].mean(),)


with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "features.bin")
    np.ones((8, 4096), dtype=np.float32).tofile(path)
    try:
        list(paddle.io.DataLoader(Cut(path), batch_size=2, num_workers=1))
    except SystemError as error:
        words = ("Blocking queue is killed because the data reader raises", "is killed by signal")
        assert any(each in str(error) for each in words), error
    else:
        raise AssertionError("nothing was raised")
