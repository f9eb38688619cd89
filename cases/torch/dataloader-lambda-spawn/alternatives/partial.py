"""Load data with a partial function, in a spawned process."""

import functools

from torch.utils.data import DataLoader

import torch


def collate(dtype, samples):
    """Join numbers to a batch."""
    return torch.tensor(samples, dtype=dtype)


def main():
    """Load numbers."""
    loader = DataLoader(
        range(8),
        batch_size=4,
        collate_fn=functools.partial(collate, torch.float32),
        num_workers=1,
        multiprocessing_context="spawn",
    )
    return sum(batch.sum().item() for batch in loader)


if __name__ == "__main__":
    result = main()
    assert result == 28.0
