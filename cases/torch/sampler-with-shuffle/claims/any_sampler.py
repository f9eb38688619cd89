"""Any object as the sampler has the error, an empty list too; None has not, and shuffle=False neither."""

import torch
from torch.utils.data import DataLoader, RandomSampler, SequentialSampler, TensorDataset
from torch.utils.data.distributed import DistributedSampler

dataset = TensorDataset(torch.arange(6))
for sampler in (
    [],
    [0, 1],
    SequentialSampler(dataset),
    RandomSampler(dataset),
    DistributedSampler(dataset, num_replicas=2, rank=0),
):
    try:
        DataLoader(dataset, sampler=sampler, shuffle=True)
    except ValueError as error:
        assert str(error) == "sampler option is mutually exclusive with shuffle"
    else:
        raise AssertionError("nothing was raised")
    DataLoader(dataset, sampler=sampler, shuffle=False)
DataLoader(dataset, sampler=None, shuffle=True)
