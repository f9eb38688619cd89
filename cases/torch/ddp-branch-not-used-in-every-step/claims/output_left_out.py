"""A head whose output the loss leaves out counts as unused; with `find_unused_parameters=True` the training goes on."""

import tempfile

import torch
import torch.distributed as dist
from torch import nn


class TwoHeads(nn.Module):
    def __init__(self):
        super().__init__()
        self.first, self.second = nn.Linear(4, 1), nn.Linear(4, 1)

    def forward(self, x):
        return self.first(x), self.second(x)


with tempfile.TemporaryDirectory() as folder:
    store = dist.FileStore(folder + "/store", 1)
    dist.init_process_group("gloo", store=store, rank=0, world_size=1)
    model = nn.parallel.DistributedDataParallel(TwoHeads())
    model(torch.ones(2, 4))[0].sum().backward()
    try:
        model(torch.ones(2, 4))
    except RuntimeError as error:
        message = str(error)
    model = nn.parallel.DistributedDataParallel(TwoHeads(), find_unused_parameters=True)
    for _ in range(3):
        model(torch.ones(2, 4))[0].sum().backward()
    dist.destroy_process_group()
assert "Expected to have finished reduction in the prior iteration" in message
assert "did not receive grad for rank 0: 2 3" in message, message
