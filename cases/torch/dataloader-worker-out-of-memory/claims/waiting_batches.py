"""The workers load `num_workers * prefetch_factor` batches before the first one is taken."""

import multiprocessing
import time

import torch
from torch.utils.data import DataLoader, Dataset

loaded = multiprocessing.Value("i", 0)


class Counted(Dataset):
    def __len__(self):
        return 40

    def __getitem__(self, index):
        with loaded.get_lock():
            loaded.value += 1
        return torch.zeros(1)


batches = iter(DataLoader(Counted(), batch_size=2, num_workers=2, prefetch_factor=3))
end = time.monotonic() + 20
while loaded.value < 2 * 2 * 3 and time.monotonic() < end:
    time.sleep(0.01)
time.sleep(0.3)
assert loaded.value == 2 * 2 * 3, loaded.value
