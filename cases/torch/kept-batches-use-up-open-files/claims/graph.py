"""Outputs and losses that are kept with their graph hold the batch; detached, or as numbers, they do not."""

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
    kept = [keep(model(inputs)) for inputs, in loader]
    return shared_files(), kept


if __name__ == "__main__":
    model = torch.nn.Linear(3, 1)
    loader = DataLoader(TensorDataset(torch.ones(40, 3)), batch_size=2, num_workers=1)
    for keep in (lambda output: output, lambda output: output.square().mean()):
        assert read(keep)[0] == 20
    for keep in (lambda output: output.detach(), lambda output: output.square().mean().item()):
        assert read(keep)[0] == 0
