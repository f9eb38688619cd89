"""Load data with a lambda, in a spawned process."""

import torch
from torch.utils.data import DataLoader


def main():
    """Load numbers in a process that is started by spawn, as on Windows and macOS."""
    loader = DataLoader(
        range(8),
        batch_size=4,
        collate_fn=lambda samples: torch.tensor(samples).float(),
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
