"""A layer that runs, but whose output the loss leaves out, has no gradient and stops DistributedDataParallel alike."""

import tempfile

import torch
import torch.distributed as dist
from torch import nn


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.used, self.left_out = nn.Linear(4, 1), nn.Linear(4, 1)

    def forward(self, x):
        return self.used(x), self.left_out(x)


model = Model()
model(torch.ones(2, 4))[0].sum().backward()
without = [name for name, p in model.named_parameters() if p.requires_grad and p.grad is None]
assert without == ["left_out.weight", "left_out.bias"]

with tempfile.TemporaryDirectory() as folder:
    store = dist.FileStore(folder + "/store", 1)
    dist.init_process_group("gloo", store=store, rank=0, world_size=1)
    wrapped = nn.parallel.DistributedDataParallel(Model())
    wrapped(torch.ones(2, 4))[0].sum().backward()
    try:
        wrapped(torch.ones(2, 4))
    except RuntimeError as error:
        message = str(error)
    dist.destroy_process_group()
assert "Expected to have finished reduction in the prior iteration" in message
