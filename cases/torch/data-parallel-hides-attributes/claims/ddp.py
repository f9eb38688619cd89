"""DistributedDataParallel says it in the same words, and has the model as `module` too."""

import tempfile

import torch
import torch.distributed as dist
from torch import nn

with tempfile.TemporaryDirectory() as folder:
    store = dist.FileStore(folder + "/store", 1)
    dist.init_process_group("gloo", store=store, rank=0, world_size=1)
    plain = nn.Sequential(nn.Linear(2, 2))
    plain.version = 3
    model = nn.parallel.DistributedDataParallel(plain)
    try:
        model.version
    except AttributeError as error:
        message = str(error)
    assert model.module is plain and model.module.version == 3
    dist.destroy_process_group()
assert "'DistributedDataParallel' object has no attribute 'version'" in message
assert torch.is_tensor(plain[0].weight)
