"""Train two tasks in turn with DistributedDataParallel."""

import tempfile

import torch
import torch.distributed as dist
from torch import nn


class TwoTasks(nn.Module):
    """Shared features, and a head for each of two tasks."""

    def __init__(self):
        super().__init__()
        self.shared = nn.Linear(4, 8)
        self.heads = nn.ModuleDict({"price": nn.Linear(8, 1), "age": nn.Linear(8, 1)})

    def forward(self, x, task):
        return self.heads[task](torch.relu(self.shared(x)))


torch.manual_seed(0)
with tempfile.TemporaryDirectory() as folder:
    store = dist.FileStore(folder + "/store", 1)
    dist.init_process_group("gloo", store=store, rank=0, world_size=1)
    model = nn.parallel.DistributedDataParallel(TwoTasks())
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    before = {name: p.detach().clone() for name, p in model.named_parameters()}
    for task in ["price", "age", "price", "age"]:
        out = model(torch.randn(16, 4), task)
        loss = (out - 1).square().mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    dist.destroy_process_group()

result = sum(not torch.equal(p, before[name]) for name, p in model.named_parameters())
assert result == 6
