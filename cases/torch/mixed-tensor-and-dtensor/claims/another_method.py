# releases: >=2.7
"""register_fsdp_forward_method makes another method see plain weights, as forward does."""

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

    class Model(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.words = torch.nn.Embedding(5, 3)

        def forward(self, ids):
            return self.encode(ids).sum(1)

        def encode(self, ids):
            return self.words(ids)

    ids = torch.tensor([1, 2])
    model = torch.distributed.fsdp.fully_shard(Model(), mesh=mesh)
    try:
        model.encode(ids)
    except RuntimeError as error:
        assert "got mixed torch.Tensor and DTensor" in str(error)
    else:
        raise AssertionError("it passes")
    torch.distributed.fsdp.register_fsdp_forward_method(model, "encode")
    assert model.encode(ids).shape == (2, 3)
    dist.destroy_process_group()
