# releases: >=2.7
"""FSDP2 has DTensors before forward, plain weights in it; the root keeps these until backward or reshard(), and then code elsewhere is refused again."""

import tempfile

import torch
import torch.distributed as dist
import torch.distributed.fsdp
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.tensor import DTensor

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

    def refused(ids):
        try:
            torch.nn.functional.embedding(ids, model.words)
        except RuntimeError as error:
            assert "got mixed torch.Tensor and DTensor" in str(error)
            return True
        return False

    model = torch.distributed.fsdp.fully_shard(Tied(), mesh=mesh)
    ids = torch.tensor([1, 2])
    assert refused(ids)
    output = model(ids)
    assert seen == [False]
    assert not refused(ids)
    output.sum().backward()
    assert refused(ids)
    model(ids)
    assert not refused(ids)
    model.reshard()
    assert refused(ids)
    dist.destroy_process_group()
