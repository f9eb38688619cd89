"""torch.manual_seed before an epoch changes nothing: the order comes from the seed of the sampler and its epoch."""

import torch
from torch.utils.data import DistributedSampler

sampler = DistributedSampler(list(range(24)), num_replicas=2, rank=0)
torch.manual_seed(1)
first = list(sampler)
torch.manual_seed(2)
assert list(sampler) == first
