"""`DistributedSampler` gives each rank as many samples: of five samples and two ranks, the first is counted twice."""

import torch
from torch.utils.data import DataLoader, TensorDataset
from torch.utils.data.distributed import DistributedSampler

data = TensorDataset(torch.arange(5))
samplers = [DistributedSampler(data, num_replicas=2, rank=rank, shuffle=False) for rank in range(2)]
seen = [sample.item() for sampler in samplers for (values,) in DataLoader(data, sampler=sampler) for sample in values]
assert [len(sampler) for sampler in samplers] == [3, 3]
assert sorted(seen) == [0, 0, 1, 2, 3, 4]
slices = [DataLoader(data, sampler=range(rank, len(data), 2)) for rank in range(2)]
assert sorted(values.item() for loader in slices for (values,) in loader) == [0, 1, 2, 3, 4]
