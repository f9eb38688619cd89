"""Lets a worker process kill itself."""
# framework: torch
# timeout: 120
# outcome: raised
# type: RuntimeError
# message: exited unexpectedly
# plain: yes

import torch
import os
import signal

from torch.utils.data import DataLoader, Dataset


class Deadly(Dataset):
    def __len__(self):
        return 4

    def __getitem__(self, index):
        os.kill(os.getpid(), signal.SIGKILL)


list(DataLoader(Deadly(), num_workers=1))
