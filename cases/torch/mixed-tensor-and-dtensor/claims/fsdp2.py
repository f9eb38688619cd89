# releases: >=2.7

"""FSDP2 shows plain weights inside forward of the sharded module, and DTensors elsewhere."""

import tempfile

import torch
import torch.distributed as dist
import torch.distributed.fsdp
from torch.distributed.device_mesh import init_device_mesh

try:
    from torch.distributed.tensor import DTensor, Replicate, distribute_tensor
except ImportError:  # before 2.5
    from torch.distributed._tensor import DTensor, Replicate, distribute_tensor

torch.manual_seed(0)
with tempfile.TemporaryDirectory() as folder:
    store = dist.FileStore(folder + "/store", 1)
    dist.init_process_group("gloo", store=store, rank=0, world_size=1)
    mesh = init_device_mesh("cpu", (1,))
    seen = []

    class Tied(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.words = torch.nn.Parameter(torch.ones(5, 3))

        def forward(self, ids):
            seen.append(isinstance(self.words, DTensor))
            return torch.nn.functional.embedding(ids, self.words)

    model = torch.distributed.fsdp.fully_shard(Tied(), mesh=mesh)
    ids = torch.tensor([1, 2])
    assert model(ids).shape == (2, 3)
    model.reshard()
    assert isinstance(model.words, DTensor)
    assert seen == [False]
    try:
        torch.nn.functional.embedding(ids, model.words)
    except RuntimeError as error:
        assert "got mixed torch.Tensor and DTensor" in str(error)
    else:
        raise AssertionError("it passes")
    dist.destroy_process_group()
