"""Look at the features of a model in DistributedDataParallel."""

import tempfile

import torch
import torch.distributed as dist
from torch import nn


class Classifier(nn.Module):
    """A body and a head."""

    def __init__(self):
        super().__init__()
        self.body, self.head = nn.Linear(4, 8), nn.Linear(8, 2)

    def features(self, x):
        return torch.relu(self.body(x))

    def forward(self, x):
        return self.head(self.features(x))


torch.manual_seed(0)
with tempfile.TemporaryDirectory() as folder:
    store = dist.FileStore(folder + "/store", 1)
    dist.init_process_group("gloo", store=store, rank=0, world_size=1)
    model = nn.parallel.DistributedDataParallel(Classifier())
    result = model.features(torch.ones(2, 4)).detach()
    dist.destroy_process_group()
