"""DistributedDataParallel of a model on the CPU has the same error in a group for GPUs alone."""

import os

import torch
import torch.distributed as dist

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

dist.init_process_group("nccl" if DEVICE == "cuda" else "cuda:gloo", store=dist.HashStore(), rank=0, world_size=1)
try:
    torch.nn.parallel.DistributedDataParallel(torch.nn.Linear(2, 1))
except RuntimeError as error:
    assert "No backend type associated with device type cpu" in str(error), str(error)
else:
    raise AssertionError("nothing was raised")
dist.destroy_process_group()
