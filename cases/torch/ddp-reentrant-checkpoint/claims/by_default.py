"""`checkpoint` and `checkpoint_sequential` are reentrant where `use_reentrant` is not given, and fail alike."""

import tempfile

import torch
import torch.distributed as dist
from torch import nn
from torch.utils.checkpoint import checkpoint, checkpoint_sequential


class Model(nn.Module):
    def __init__(self, keep):
        super().__init__()
        self.stem, self.block, self.keep = nn.Linear(4, 4), nn.Sequential(nn.Linear(4, 4), nn.ReLU()), keep

    def forward(self, x):
        return self.keep(self.block, self.stem(x))


def error_of(keep):
    with tempfile.TemporaryDirectory() as folder:
        store = dist.FileStore(folder + "/store", 1)
        dist.init_process_group("gloo", store=store, rank=0, world_size=1)
        try:
            model = nn.parallel.DistributedDataParallel(Model(keep), find_unused_parameters=True)
            model(torch.ones(2, 4)).sum().backward()
            return ""
        except RuntimeError as error:
            return str(error)
        finally:
            dist.destroy_process_group()


assert "Expected to mark a variable ready only once" in error_of(lambda block, x: checkpoint(block, x))
assert "Expected to mark a variable ready only once" in error_of(lambda block, x: checkpoint_sequential(block, 2, x))
assert error_of(lambda block, x: checkpoint(block, x, use_reentrant=False)) == ""
