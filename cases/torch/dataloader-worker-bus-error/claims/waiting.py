"""A worker that dies while the main process waits for its batch: "exited unexpectedly", with the bus error as its cause."""

import os
import tempfile

import numpy as np
from torch.utils.data import DataLoader, Dataset


class Cut(Dataset):
    """Rows of a mapped file that is cut to nothing in the worker."""

    def __init__(self, path):
        self.path = path
        self.rows = np.memmap(path, dtype=np.float32, mode="r", shape=(8, 4096))

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, index):
        os.truncate(self.path, 0)
        return self.rows[index].mean()


with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "features.bin")
    np.ones((8, 4096), dtype=np.float32).tofile(path)
    try:
        list(DataLoader(Cut(path), batch_size=2, num_workers=1))
    except RuntimeError as error:
        assert "exited unexpectedly" in str(error), error
        assert "killed by signal: Bus error" in str(error.__cause__), error.__cause__
    else:
        raise AssertionError("nothing was raised")
