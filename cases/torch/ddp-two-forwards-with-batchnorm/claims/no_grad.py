# releases: <2.12
"""A second pass under `no_grad` fails too, a first one does not."""

import tempfile

import torch
import torch.distributed as dist
from torch import nn

torch.manual_seed(0)
x = torch.randn(16, 4)
with tempfile.TemporaryDirectory() as folder:
    store = dist.FileStore(folder + "/store", 1)
    dist.init_process_group("gloo", store=store, rank=0, world_size=1)
    model = nn.parallel.DistributedDataParallel(nn.Sequential(nn.Linear(4, 8), nn.BatchNorm1d(8)))
    with torch.no_grad():
        target = model(x)
    (model(x) - target).square().mean().backward()

    output = model(x)
    with torch.no_grad():
        target = model(x)
    try:
        (output - target).square().mean().backward()
    except RuntimeError as error:
        assert "modified by an inplace operation" in str(error)
    else:
        raise AssertionError("nothing was raised")
    dist.destroy_process_group()
