"""Train with checkpointing that is not reentrant under DistributedDataParallel, which looks for unused parameters."""

import tempfile

import torch
import torch.distributed as dist
from torch import nn
from torch.utils.checkpoint import checkpoint


class Classifier(nn.Module):
    """A network whose block is computed again in the backward pass, to save memory."""

    def __init__(self):
        super().__init__()
        self.stem = nn.Linear(4, 8)
        self.block = nn.Sequential(nn.Linear(8, 8), nn.ReLU())
        self.head = nn.Linear(8, 2)

    def forward(self, x):
        x = checkpoint(self.block, self.stem(x), use_reentrant=False)
        return self.head(x)


torch.manual_seed(0)
x, y = torch.randn(32, 4), torch.randint(2, (32,))
with tempfile.TemporaryDirectory() as folder:
    store = dist.FileStore(folder + "/store", 1)
    dist.init_process_group("gloo", store=store, rank=0, world_size=1)
    model = nn.parallel.DistributedDataParallel(Classifier(), find_unused_parameters=True)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
    losses = []
    for _ in range(5):
        loss = nn.functional.cross_entropy(model(x), y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    dist.destroy_process_group()

result = torch.tensor(losses)
assert losses[-1] < losses[0]
