"""An embedding of plain ids in a DTensor is refused as aten.embedding.default."""

import tempfile

import torch
import torch.distributed as dist
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
    weight = distribute_tensor(torch.ones(4, 3), mesh, [Replicate()])
    try:
        torch.nn.functional.embedding(torch.tensor([1, 2]), weight)
    except RuntimeError as error:
        assert str(error).startswith("aten.embedding.default")
        assert "got mixed torch.Tensor and DTensor" in str(error)
    else:
        raise AssertionError("it passes")
    dist.destroy_process_group()
