"""A worker that ends before the main process opens its batch: its memory cannot be had, FileNotFoundError or ConnectionRefusedError."""

import sys
import time
import traceback

import torch
from torch.utils.data import DataLoader, Dataset


class Exiting(Dataset):
    """The third sample ends the process."""

    def __len__(self):
        return 3

    def __getitem__(self, index):
        if index == 2:
            sys.exit(0)
        return torch.tensor(float(index))


if __name__ == "__main__":
    batches = iter(DataLoader(Exiting(), num_workers=1, prefetch_factor=3))
    time.sleep(3)  # the worker has made two batches, and ended
    try:
        next(batches)
    except (OSError, RuntimeError) as error:
        first = error if isinstance(error, OSError) else error.__cause__
        assert isinstance(first, (FileNotFoundError, ConnectionRefusedError)), first
        assert "rebuild_storage_fd" in traceback.format_exc()
    else:
        raise AssertionError("nothing was raised")
