"""`cpu:gloo,cuda:nccl` is refused without a GPU as `nccl` is, and `gloo` alone passes."""

import torch
import torch.distributed as dist

assert not torch.cuda.is_available()
try:
    dist.init_process_group("cpu:gloo,cuda:nccl", store=dist.HashStore(), rank=0, world_size=1)
except (ValueError, RuntimeError) as error:
    assert any(word in str(error) for word in ("GPUs", "CUDA device", "NCCL built in")), error
else:
    raise AssertionError("nothing was raised")

if dist.is_initialized():
    dist.destroy_process_group()
dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
dist.destroy_process_group()
