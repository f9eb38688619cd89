"""Collect the labels of all batches that a worker process loads; they are shared by name."""

import resource

import torch
from torch.utils.data import DataLoader, TensorDataset

# The usual limit is 1024 open files; a smaller one ends the script sooner.
resource.setrlimit(resource.RLIMIT_NOFILE, (128, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))

torch.multiprocessing.set_sharing_strategy("file_system")

if __name__ == "__main__":
    data = TensorDataset(torch.ones(300, 3), torch.arange(300))
    kept = []
    for inputs, labels in DataLoader(data, batch_size=2, num_workers=1):
        kept.append(labels)

    result = torch.cat(kept)
    assert result.tolist() == list(range(300))
