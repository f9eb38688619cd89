"""A strategy set below `if __name__ == "__main__":` does not reach workers that `spawn` or `forkserver` started."""

import os

import torch
from torch.utils.data import DataLoader, TensorDataset


def shared_files():
    names = []
    for number in os.listdir("/proc/self/fd"):
        try:
            names.append(os.readlink("/proc/self/fd/" + number))
        except OSError:  # that of the listing itself
            pass
    return sum(name.startswith("/dev/shm/torch_") for name in names)


if __name__ == "__main__":
    torch.multiprocessing.set_sharing_strategy("file_system")
    for method, expected in (("fork", 0), ("spawn", 20), ("forkserver", 20)):
        data = TensorDataset(torch.arange(40))
        loader = DataLoader(data, batch_size=2, num_workers=1, multiprocessing_context=method)
        kept = list(loader)
        assert shared_files() == expected, (method, shared_files())
