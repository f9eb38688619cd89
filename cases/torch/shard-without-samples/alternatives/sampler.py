"""DistributedSampler gives each of eight ranks a sample, two of them for the second time; cut the gathered outputs to the length of the data."""

import numpy as np
import torch
from torch import nn
from torch.utils.data import DistributedSampler

torch.manual_seed(0)
frames = np.random.default_rng(0).standard_normal((6, 4)).astype("float32")
model = nn.Linear(4, 2).eval()


def evaluate(rank, world_size):
    shard = list(DistributedSampler(frames, num_replicas=world_size, rank=rank, shuffle=False))
    assert shard == [rank % 6]
    with torch.no_grad():
        return model(torch.from_numpy(frames[shard]))


outputs = [evaluate(rank, world_size=8) for rank in range(8)]
result = torch.cat(outputs)[: len(frames)]
with torch.no_grad():
    assert torch.allclose(result, model(torch.from_numpy(frames)))
