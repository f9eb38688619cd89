# releases: >=2.12
"""A buffer of one's own that the gradient needs passes as well since 2.12."""

import tempfile

import torch
import torch.distributed as dist
from torch import nn


class Scaled(nn.Module):
    """A layer whose gradient needs a buffer."""

    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(4, 1)
        self.register_buffer("scale", torch.full((1,), 3.0))

    def forward(self, x):
        return self.layer(x) * self.scale


with tempfile.TemporaryDirectory() as folder:
    store = dist.FileStore(folder + "/store", 1)
    dist.init_process_group("gloo", store=store, rank=0, world_size=1)
    model = nn.parallel.DistributedDataParallel(Scaled())
    x = torch.ones(2, 4)
    (model(x).sum() + model(x).sum()).backward()
    assert model.module.layer.bias.grad.item() == 12.0
    dist.destroy_process_group()
