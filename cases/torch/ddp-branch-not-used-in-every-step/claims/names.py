"""With `TORCH_DISTRIBUTED_DEBUG=INFO` the message names the parameters without a gradient."""

import os

os.environ["TORCH_DISTRIBUTED_DEBUG"] = "INFO"

import tempfile

import torch
import torch.distributed as dist
from torch import nn


class TwoHeads(nn.Module):
    def __init__(self):
        super().__init__()
        self.first, self.second = nn.Linear(4, 1), nn.Linear(4, 1)

    def forward(self, x, task):
        return self.first(x) if task == 0 else self.second(x)


with tempfile.TemporaryDirectory() as folder:
    store = dist.FileStore(folder + "/store", 1)
    dist.init_process_group("gloo", store=store, rank=0, world_size=1)
    model = nn.parallel.DistributedDataParallel(TwoHeads())
    model(torch.ones(2, 4), 0).sum().backward()
    try:
        model(torch.ones(2, 4), 1)
    except RuntimeError as error:
        message = str(error)
    dist.destroy_process_group()
assert "Parameters which did not receive grad for rank 0: second.bias, second.weight" in message, message
