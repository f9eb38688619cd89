# releases: >=2.7
"""Where a child has its own fully_shard, the parent's forward meets DTensors in it: a tied output layer is refused, and passes where the parent alone is sharded."""

import tempfile

import torch
import torch.distributed as dist
import torch.distributed.fsdp
from torch.distributed.device_mesh import init_device_mesh

torch.manual_seed(0)
with tempfile.TemporaryDirectory() as folder:
    store = dist.FileStore(folder + "/store", 1)
    dist.init_process_group("gloo", store=store, rank=0, world_size=1)
    mesh = init_device_mesh("cpu", (1,))

    class Tied(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.words = torch.nn.Embedding(5, 3)

        def forward(self, ids):
            return torch.nn.functional.linear(self.words(ids), self.words.weight)

    ids = torch.tensor([1, 2])
    shard = torch.distributed.fsdp.fully_shard
    assert shard(Tied(), mesh=mesh)(ids).shape == (2, 5)
    model = Tied()
    shard(model.words, mesh=mesh)
    shard(model, mesh=mesh)
    try:
        model(ids)
    except RuntimeError as error:
        assert "got mixed torch.Tensor and DTensor" in str(error)
    else:
        raise AssertionError("it passes")
    dist.destroy_process_group()
