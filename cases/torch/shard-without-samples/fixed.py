"""Evaluate a short video on eight processes, each with its own frames; the ranks run one after the other here."""

import numpy as np
import torch
from torch import nn

torch.manual_seed(0)
frames = np.random.default_rng(0).standard_normal((6, 4)).astype("float32")
model = nn.Linear(4, 2).eval()


def evaluate(rank, world_size):
    shard = np.array_split(np.arange(len(frames)), world_size)[rank]
    first = shard[0] if len(shard) else "none"
    print(f"rank {rank} begins with frame {first}")
    with torch.no_grad():
        return model(torch.from_numpy(frames[shard]))


outputs = [evaluate(rank, world_size=8) for rank in range(8)]
result = torch.cat(outputs)
assert result.shape == (6, 2)
