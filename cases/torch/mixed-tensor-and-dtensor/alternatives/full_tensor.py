"""Scale by all of the weights that are spread over the processes of a group (of one)."""

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
    plain = torch.rand(4)
    weight = distribute_tensor(plain, mesh, [Replicate()])
    x = torch.randn(2, 4)
    scores = x * weight.full_tensor()
    dist.destroy_process_group()

result = scores
assert torch.allclose(result, x * plain)
