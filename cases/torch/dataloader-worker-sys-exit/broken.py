"""Prepare samples with the command of a tool, in a worker process."""

import sys

import torch
from torch.utils.data import DataLoader, Dataset


def scale(values, factor):
    """The function of a small tool."""
    return [value * factor for value in values]


def main(arguments):
    """The tool's command: prints the result, and ends with its exit code."""
    values = scale([float(value) for value in arguments[1:]], float(arguments[0]))
    print(*values)
    sys.exit(0)


class Scaled(Dataset):
    """Samples that the tool prepares."""

    def __len__(self):
        return 6

    def __getitem__(self, index):
        return torch.tensor(main(["2", str(index)]))


seen = []
for batch in DataLoader(Scaled(), batch_size=2, num_workers=1):
    seen += batch.flatten().tolist()

result = seen
assert seen == [0.0, 2.0, 4.0, 6.0, 8.0, 10.0]
