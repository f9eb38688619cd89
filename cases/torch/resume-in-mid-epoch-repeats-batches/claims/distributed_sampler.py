"""A new `DistributedSampler` has the order of epoch 0 until `set_epoch` is called, and begins with its first sample."""

from torch.utils.data.distributed import DistributedSampler


def sampler():
    """The sampler of rank 0 of two, in a program that was just started."""
    return DistributedSampler(range(24), num_replicas=2, rank=0, shuffle=True, seed=0)


first = sampler()
of_epoch_0 = list(first)
first.set_epoch(3)
of_epoch_3 = list(first)
assert of_epoch_3 != of_epoch_0

second = sampler()
assert list(second) == of_epoch_0
second.set_epoch(3)
position = iter(second)
assert [next(position) for _ in range(5)] == of_epoch_3[:5]
assert list(second) == of_epoch_3
