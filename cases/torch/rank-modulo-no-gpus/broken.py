"""Give each process of a training the GPU of its rank."""

import os

import torch

rank = int(os.environ.get("RANK", "3"))
index = rank % torch.cuda.device_count()
device = torch.device("cuda", index)

result = torch.ones(2, device=device).sum().item()
assert result == 2.0
