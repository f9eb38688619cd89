"""Load data with an object that can be called, in a spawned process."""

from torch.utils.data import DataLoader

import torch


class Collate:
    """Join numbers to a batch."""

    def __call__(self, samples):
        return torch.tensor(samples).float()


def main():
    """Load numbers."""
    loader = DataLoader(
        range(8),
        batch_size=4,
        collate_fn=Collate(),
        num_workers=1,
        multiprocessing_context="spawn",
    )
    return sum(batch.sum().item() for batch in loader)


if __name__ == "__main__":
    result = main()
    assert result == 28.0
