"""Waits for a worker process that never ends."""
# framework: torch
# timeout: 120
# timeout: 5
# outcome: timed-out
# plain: yes

import torch
import time

from torch.utils.data import DataLoader, Dataset


class Slow(Dataset):
    def __len__(self):
        return 4

    def __getitem__(self, index):
        time.sleep(3600)


list(DataLoader(Slow(), num_workers=2))
