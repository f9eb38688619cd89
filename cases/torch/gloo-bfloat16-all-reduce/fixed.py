"""Average a bfloat16 gradient over the processes of a group (of one), in float32."""

import tempfile

import torch
import torch.distributed as dist

with tempfile.TemporaryDirectory() as folder:
    store = dist.FileStore(folder + "/store", 1)
    dist.init_process_group("gloo", store=store, rank=0, world_size=1)
    gradient = torch.full((4,), 0.5, dtype=torch.bfloat16)
    wide = gradient.float()
    dist.all_reduce(wide)
    gradient.copy_(wide)
    dist.destroy_process_group()

result = gradient.float()
assert result.tolist() == [0.5] * 4
