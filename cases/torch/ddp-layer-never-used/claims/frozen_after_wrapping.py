"""Freezing the layer after the model was wrapped does not help."""

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
    model["unused"].requires_grad_(False)
    wrapped(torch.ones(2, 4)).sum().backward()
    try:
        wrapped(torch.ones(2, 4))
    except RuntimeError as error:
        message = str(error)
    dist.destroy_process_group()
assert "Expected to have finished reduction in the prior iteration" in message
