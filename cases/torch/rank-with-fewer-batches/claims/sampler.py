"""`DistributedSampler` gives all ranks the same number of samples: of 9 for two ranks 5 each, one of them twice; with `drop_last=True` 4 each."""

from torch.utils.data import DistributedSampler

for drop_last, count in ((False, 5), (True, 4)):
    own = [
        list(DistributedSampler(range(9), num_replicas=2, rank=rank, shuffle=False, drop_last=drop_last))
        for rank in range(2)
    ]
    assert [len(numbers) for numbers in own] == [count, count]
    assert len(set(own[0] + own[1])) == (8 if drop_last else 9)
