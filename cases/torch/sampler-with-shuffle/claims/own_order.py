"""WeightedRandomSampler, SubsetRandomSampler and DistributedSampler give a random order themselves; a list keeps its order."""

import torch
from torch.utils.data import DataLoader, SubsetRandomSampler, TensorDataset, WeightedRandomSampler
from torch.utils.data.distributed import DistributedSampler

torch.manual_seed(0)
dataset = TensorDataset(torch.arange(20))


def order(sampler):
    return torch.cat([x for (x,) in DataLoader(dataset, sampler=sampler)]).tolist()


for sampler in (
    WeightedRandomSampler(torch.ones(20), num_samples=20),
    SubsetRandomSampler(range(20)),
    DistributedSampler(dataset, num_replicas=1, rank=0),
):
    found = order(sampler)
    assert len(found) == 20 and found != sorted(found)
assert order([3, 1, 2]) == order([3, 1, 2]) == [3, 1, 2]
