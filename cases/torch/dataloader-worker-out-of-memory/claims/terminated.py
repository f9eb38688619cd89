"""A worker that gets the signal SIGTERM is said to be Terminated."""

import os
import signal
import time

from torch.utils.data import DataLoader, Dataset


class Stopped(Dataset):
    def __len__(self):
        return 2

    def __getitem__(self, index):
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(5)


try:
    next(iter(DataLoader(Stopped(), num_workers=1)))
except RuntimeError as error:
    assert "is killed by signal: Terminated" in str(error.__cause__ or error)
else:
    raise AssertionError("nothing was raised")
