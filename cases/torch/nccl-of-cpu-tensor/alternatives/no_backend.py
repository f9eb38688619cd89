"""Add up a counter on the CPU in a group without a named backend, which has gloo for the CPU and NCCL for GPUs."""

import os

import torch
import torch.distributed as dist

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

dist.init_process_group(store=dist.HashStore(), rank=0, world_size=1)

count = torch.tensor([3.0])
dist.all_reduce(count)
if DEVICE == "cuda":
    dist.all_reduce(count.to(DEVICE))
result = count.item()
dist.destroy_process_group()
assert result == 3.0
