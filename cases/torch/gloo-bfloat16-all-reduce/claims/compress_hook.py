"""DistributedDataParallel of a float32 model with `bf16_compress_hook` fails in its backward pass."""

import tempfile

import torch
import torch.distributed as dist
from torch.distributed.algorithms.ddp_comm_hooks.default_hooks import bf16_compress_hook
from torch.nn.parallel import DistributedDataParallel

with tempfile.TemporaryDirectory() as folder:
    dist.init_process_group("gloo", store=dist.FileStore(folder + "/store", 1), rank=0, world_size=1)
    model = DistributedDataParallel(torch.nn.Linear(2, 2))
    model.register_comm_hook(None, bf16_compress_hook)
    loss = model(torch.ones(1, 2)).sum()
    try:
        loss.backward()
    except RuntimeError as error:
        assert "Invalid scalar type" in str(error), error
    else:
        raise AssertionError("nothing was raised")
