"""Steps that use everything pass, so does the step that leaves a head out, and the call after it raises."""

import tempfile

import torch
import torch.distributed as dist
from torch import nn


class TwoHeads(nn.Module):
    """Shared features, and two heads."""

    def __init__(self):
        super().__init__()
        self.shared = nn.Linear(4, 4)
        self.first, self.second = nn.Linear(4, 1), nn.Linear(4, 1)

    def forward(self, x, tasks):
        features = self.shared(x)
        return sum(head(features).sum() for task, head in enumerate((self.first, self.second)) if task in tasks)


x = torch.ones(2, 4)
with tempfile.TemporaryDirectory() as folder:
    store = dist.FileStore(folder + "/store", 1)
    dist.init_process_group("gloo", store=store, rank=0, world_size=1)
    model = nn.parallel.DistributedDataParallel(TwoHeads())
    for tasks in ((0, 1), (0, 1), (0,)):
        model(x, tasks).backward()
    try:
        model(x, (0, 1))
    except RuntimeError as error:
        message = str(error)
    dist.destroy_process_group()
assert "Expected to have finished reduction in the prior iteration" in message, message
