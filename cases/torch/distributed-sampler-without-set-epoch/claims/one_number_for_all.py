"""The ranks share the data only if all of them set the same epoch."""

from torch.utils.data import DistributedSampler

samples = list(range(24))
ranks = [DistributedSampler(samples, num_replicas=2, rank=rank) for rank in (0, 1)]
for sampler in ranks:
    sampler.set_epoch(3)
assert not set(ranks[0]) & set(ranks[1])
ranks[1].set_epoch(4)
assert set(ranks[0]) & set(ranks[1])
