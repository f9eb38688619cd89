"""A block that two reentrant checkpoints share fails alike, without any search.

Not reentrant, or with `static_graph=True`, it passes.
"""

import tempfile

import torch
import torch.distributed as dist
from torch import nn
from torch.utils.checkpoint import checkpoint


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.stem, self.block = nn.Linear(4, 4), nn.Linear(4, 4)

    def forward(self, x, **options):
        x = self.stem(x)
        for _ in range(2):
            x = checkpoint(self.block, x, **options)
        return x


def error_of(train, **options):
    with tempfile.TemporaryDirectory() as folder:
        store = dist.FileStore(folder + "/store", 1)
        dist.init_process_group("gloo", store=store, rank=0, world_size=1)
        model = nn.parallel.DistributedDataParallel(Model(), **options)
        try:
            train(model)
            return ""
        except RuntimeError as error:
            return str(error)
        finally:
            dist.destroy_process_group()


def reentrant(model):
    model(torch.ones(2, 4), use_reentrant=True).sum().backward()


def not_reentrant(model):
    model(torch.ones(2, 4), use_reentrant=False).sum().backward()


assert "Expected to mark a variable ready only once" in error_of(reentrant)
assert error_of(reentrant, static_graph=True) == ""
assert error_of(not_reentrant) == ""
