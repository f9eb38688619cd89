"""Each kept tensor holds one open file, named `/dev/shm/torch_…`; copies and Python numbers hold none."""

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


def read(keep):
    kept = [keep(values) for values, in loader]
    return shared_files(), kept


if __name__ == "__main__":
    loader = DataLoader(TensorDataset(torch.arange(40)), batch_size=2, num_workers=1)
    for keep in (lambda values: values, lambda values: values[0], lambda values: values.numpy()):
        assert read(keep)[0] == 20
    for keep in (lambda values: values.clone(), lambda values: values.tolist(), lambda values: values[0].item()):
        assert read(keep)[0] == 0
