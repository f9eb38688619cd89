"""Load data with a lambda, in a forked process."""

from torch.utils.data import DataLoader

import torch


def main():
    """Load numbers."""
    loader = DataLoader(
        range(8),
        batch_size=4,
        collate_fn=lambda samples: torch.tensor(samples).float(),
        num_workers=1,
        multiprocessing_context="fork",
    )
    return sum(batch.sum().item() for batch in loader)


if __name__ == "__main__":
    result = main()
    assert result == 28.0
