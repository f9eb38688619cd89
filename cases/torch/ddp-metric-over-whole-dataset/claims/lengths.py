"""`len(loader.dataset)` is the whole data set on every rank; `len(loader.sampler)` is what the rank itself reads."""

import torch
from torch.utils.data import DataLoader, TensorDataset
from torch.utils.data.distributed import DistributedSampler

data = TensorDataset(torch.arange(100))
for rank in range(4):
    loader = DataLoader(data, batch_size=10, sampler=DistributedSampler(data, num_replicas=4, rank=rank))
    assert len(loader.dataset) == 100
    assert len(loader.sampler) == 25
    assert sum(len(values) for (values,) in loader) == 25
