"""Load data with a worker that is started by spawn, in a function that a guard calls."""

import torch
from torch.utils.data import DataLoader, TensorDataset


def main():
    """Return the sum of the data."""
    dataset = TensorDataset(torch.arange(8.0))
    loader = DataLoader(dataset, batch_size=4, num_workers=1, multiprocessing_context="spawn")
    return sum(batch.sum().item() for (batch,) in loader)


if __name__ == "__main__":
    result = main()
    assert result == 28.0
