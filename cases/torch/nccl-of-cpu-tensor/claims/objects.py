"""`all_gather_object`, `broadcast_object_list` and `barrier` work in a group of NCCL with objects of the CPU."""

import os

import torch
import torch.distributed as dist

DEVICE = os.environ.get("ERRATA_DEVICE", "cuda")

dist.init_process_group("nccl" if DEVICE == "cuda" else "gloo", store=dist.HashStore(), rank=0, world_size=1)
gathered = [None]
dist.all_gather_object(gathered, {"count": torch.tensor([3.0])})
assert gathered[0]["count"].item() == 3.0 and gathered[0]["count"].device.type == "cpu"
sent = [7]
dist.broadcast_object_list(sent, 0)
assert sent == [7]
dist.barrier()
dist.destroy_process_group()
