"""Add up a counter on the CPU over a second group, of gloo."""

import os

import torch
import torch.distributed as dist

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

backend = "nccl" if DEVICE == "cuda" else "gloo"
dist.init_process_group(backend, store=dist.HashStore(), rank=0, world_size=1)
on_cpu = dist.new_group(backend="gloo")

count = torch.tensor([3.0])
dist.all_reduce(count, group=on_cpu)
result = count.item()
dist.destroy_process_group()
assert result == 3.0
