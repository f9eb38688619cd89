"""set_epoch after the loop over the loader has begun counts for the next loop."""

from torch.utils.data import DataLoader, DistributedSampler

samples = list(range(24))
sampler = DistributedSampler(samples, num_replicas=2, rank=0)
loader = DataLoader(samples, batch_size=12, sampler=sampler)
expected = list(sampler)
batches = iter(loader)
first = next(batches)
sampler.set_epoch(1)
assert first.tolist() == expected
assert next(iter(loader)).tolist() != expected
