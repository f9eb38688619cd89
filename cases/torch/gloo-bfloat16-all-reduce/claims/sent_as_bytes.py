"""A broadcast of the bytes, `view(torch.uint8)`, arrives in the bfloat16 tensor."""

import tempfile

import torch
import torch.distributed as dist

with tempfile.TemporaryDirectory() as folder:
    dist.init_process_group("gloo", store=dist.FileStore(folder + "/store", 1), rank=0, world_size=1)
    weight = torch.tensor([0.5, -3.0], dtype=torch.bfloat16)
    received = [torch.zeros_like(weight)]
    dist.broadcast(weight.view(torch.uint8), 0)
    dist.all_gather([one.view(torch.uint8) for one in received], weight.view(torch.uint8))
    assert weight.tolist() == received[0].tolist() == [0.5, -3.0]
    dist.destroy_process_group()
