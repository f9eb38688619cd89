"""Without set_epoch a rank sees the same half of the data in every epoch; with it, the halves change."""

from torch.utils.data import DistributedSampler

samples = list(range(24))
sampler = DistributedSampler(samples, num_replicas=2, rank=0)
assert set(sampler) == set(sampler)
first = set(sampler)
sampler.set_epoch(1)
assert set(sampler) != first
