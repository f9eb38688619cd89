"""Where the main process waits for a batch, "exited unexpectedly" is raised from this error."""

import os
import signal
import time

from torch.utils.data import DataLoader, Dataset


class Killed(Dataset):
    def __len__(self):
        return 2

    def __getitem__(self, index):
        time.sleep(0.5)
        os.kill(os.getpid(), signal.SIGKILL)


try:
    next(iter(DataLoader(Killed(), num_workers=1)))
except RuntimeError as error:
    assert "exited unexpectedly" in str(error)
    assert "is killed by signal: Killed" in str(error.__cause__)
else:
    raise AssertionError("nothing was raised")
