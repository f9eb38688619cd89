"""The message has the indices of the parameters without a gradient; a call under `no_grad` has no message."""

import tempfile

import torch
import torch.distributed as dist
from torch import nn


model = nn.ModuleDict({"used": nn.Linear(4, 1), "unused": nn.Linear(4, 1)})
model.forward = model["used"].forward

with tempfile.TemporaryDirectory() as folder:
    store = dist.FileStore(folder + "/store", 1)
    dist.init_process_group("gloo", store=store, rank=0, world_size=1)
    wrapped = nn.parallel.DistributedDataParallel(model)
    wrapped(torch.ones(2, 4)).sum().backward()
    with torch.no_grad():
        wrapped(torch.ones(2, 4))
    try:
        wrapped(torch.ones(2, 4))
    except RuntimeError as error:
        message = str(error)
    dist.destroy_process_group()
without = [index for index, p in enumerate(wrapped.parameters()) if p.grad is None]
assert without == [2, 3]
assert "Parameter indices which did not receive grad for rank 0: 2 3" in message
