"""Load data with a function, in a spawned process."""

import torch
from torch.utils.data import DataLoader


def collate(samples):
    """Join numbers to a batch."""
    return torch.tensor(samples).float()


def main():
    """Load numbers in a process that is started by spawn, as on Windows and macOS."""
    loader = DataLoader(
        range(8),
        batch_size=4,
        collate_fn=collate,
        num_workers=1,
        multiprocessing_context="spawn",
    )
    total = 0.0
    for batch in loader:
        total += batch.sum().item()
    return total


if __name__ == "__main__":
    result = main()
    assert result == 28.0
