"""torch.manual_seed before an epoch changes nothing, and another seed= of the sampler gives another order, but one for all epochs."""

import torch
from torch.utils.data import DistributedSampler

sampler = DistributedSampler(list(range(24)), num_replicas=2, rank=0)
torch.manual_seed(1)
first = list(sampler)
torch.manual_seed(2)
assert list(sampler) == first
other = DistributedSampler(list(range(24)), num_replicas=2, rank=0, seed=7)
assert list(other) != first and list(other) == list(other)
