"""Add up a counter over the processes of a training on GPUs, on the GPU."""

import os

import torch
import torch.distributed as dist

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

backend = "nccl" if DEVICE == "cuda" else "gloo"
dist.init_process_group(backend, store=dist.HashStore(), rank=0, world_size=1)

count = torch.tensor([3.0])
count = count.to(DEVICE)
dist.all_reduce(count)
result = count.item()
dist.destroy_process_group()
assert result == 3.0
