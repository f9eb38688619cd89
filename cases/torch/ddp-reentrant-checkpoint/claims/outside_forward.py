"""Without a checkpoint: a layer called beside the wrapper, as `model.module.head(x)`, fails alike.

This is with `find_unused_parameters=True`.
"""

import tempfile

import torch
import torch.distributed as dist
from torch import nn


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.body, self.head = nn.Linear(4, 4), nn.Linear(4, 2)

    def forward(self, x):
        return self.body(x)


with tempfile.TemporaryDirectory() as folder:
    store = dist.FileStore(folder + "/store", 1)
    dist.init_process_group("gloo", store=store, rank=0, world_size=1)
    model = nn.parallel.DistributedDataParallel(Model(), find_unused_parameters=True)
    loss = model.module.head(model(torch.ones(2, 4))).sum()
    try:
        loss.backward()
    except RuntimeError as error:
        message = str(error)
    dist.destroy_process_group()
assert "Expected to mark a variable ready only once" in message
