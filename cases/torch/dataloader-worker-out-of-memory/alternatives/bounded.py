"""A data set that keeps the image that it decoded last, in worker processes."""

import os
import signal
import time

import torch
from torch.utils.data import DataLoader, Dataset


def resident():
    """Return the megabytes that this process has in memory."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") >> 20


class Photos(Dataset):
    """Large images, of which a small part is used."""

    def __init__(self):
        self.decoded, self.before = {}, None

    def __len__(self):
        return 8

    def decode(self, index):
        """Make 48 MB of pixels."""
        time.sleep(0.1)  # reading takes a while
        image = torch.rand(3, 2048, 2048, generator=torch.Generator().manual_seed(index))
        self.before = self.before or resident()
        if resident() > self.before + 200:
            os.kill(os.getpid(), signal.SIGKILL)  # what Linux does when memory is used up
        return image

    def __getitem__(self, index):
        if index not in self.decoded:
            self.decoded = {index: self.decode(index)}
        return self.decoded[index][:, :32, :32]


seen = 0
for step, batch in enumerate(DataLoader(Photos(), batch_size=2, num_workers=1)):
    time.sleep(1 if step == 0 else 0)  # the first training step is slow: it compiles
    seen += len(batch)

result = seen
assert seen == 8
