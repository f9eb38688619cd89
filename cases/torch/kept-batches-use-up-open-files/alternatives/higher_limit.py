"""Collect the labels of all batches that a worker process loads, under a limit that is raised first."""

import resource

import torch
from torch.utils.data import DataLoader, TensorDataset

hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (128, hard))

if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, hard))  # the program's own soft limit: no root is needed
    data = TensorDataset(torch.ones(300, 3), torch.arange(300))
    kept = []
    for inputs, labels in DataLoader(data, batch_size=2, num_workers=1):
        kept.append(labels)

    result = torch.cat(kept)
    assert result.tolist() == list(range(300))
